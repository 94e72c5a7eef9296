import { createRoot } from 'react-dom/client';
import type { MockedPage } from '../start-mocks.ts';
import { MockPanel } from './mock-panel.tsx';

/** Draws the badge of the mocks beside the page, in a root of its own: the page itself knows nothing of it. */
export function showPanel(page: MockedPage): void {
  const place = document.createElement('div');
  place.id = 'mock-panel';
  document.body.append(place);
  createRoot(place).render(<MockPanel page={page} />);
}
