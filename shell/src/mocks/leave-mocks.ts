import { VIEWER_HEADER } from '@wishbow/contracts/viewer-header';
import { bypass, http } from 'msw';
import { forgetWorld } from './kept-world.ts';

/**
 * The one call that reaches the server behind the mocks: back from a link to what everybody sees. The people of the mocks
 * are nobody there, and neither the worker nor the world may outlive them.
 */
export const leaveMocks = http.post('*/api/overrides/end', async ({ request }) => {
  const asked = new Request(request);
  asked.headers.delete(VIEWER_HEADER);
  const answer = await fetch(bypass(asked));
  if (answer.ok) {
    forgetWorld();
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  }
  return answer;
});
