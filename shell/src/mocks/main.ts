/** The entry of a shell that runs on mocks; the shell as it is shipped begins with `../main.tsx` and knows nothing of them. */
import { startMocks } from './start-mocks.ts';

async function begin(): Promise<void> {
  const mockedPage = await startMocks();
  await import('../main.tsx');
  const { showPanel } = await import('./panel/show-panel.tsx');
  showPanel(mockedPage);
}

void begin();
