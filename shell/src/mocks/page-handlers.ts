import type { LiveEvent } from '@wishbow/contracts/live-events';
import { problem } from '@wishbow/contracts/problem';
import { type AnyHandler, delay, HttpResponse, http, passthrough } from 'msw';
import { sse } from 'msw/sse';
import type { MockChoice } from './mock-choice.ts';

/** Longer than the shell waits for a script of a part. */
const TOO_LONG_MS = 30_000;

/** Files of parts that are asked to break, however they are asked for. */
export const brokenParts = ({ broken }: MockChoice): AnyHandler[] =>
  broken.map(({ part, how }) =>
    http.get(`*/_mf/${part}/*`, async () => {
      if (how === 'missing') return new HttpResponse(null, { status: 404 });
      if (how === 'throws') return scriptThat('throw new Error("This part was asked to throw.")');
      await delay(TOO_LONG_MS);
      return passthrough();
    }),
  );

const scriptThat = (text: string) => new HttpResponse(text, { headers: { 'content-type': 'text/javascript' } });

/** Pictures of the world, drawn from their names. */
export const pictures = http.get('*/media/*', ({ request }) => {
  const name = new URL(request.url).pathname.split('/').at(-1)?.replace(/\W.*$/, '') ?? '';
  return new HttpResponse(drawing(name), { headers: { 'content-type': 'image/svg+xml' } });
});

function drawing(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  const letter = name.charAt(0).toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 45% 82%)"/><circle cx="50" cy="50" r="30" fill="hsl(${hue} 45% 60%)"/><text x="50" y="64" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
}

/** A call that nobody answers is a hole in the mocks, and never one for a server behind them. */
export const notMocked = http.all('*/api/*', () =>
  HttpResponse.json(problem('not_mocked', 'No mock answers this.'), { status: 501 }),
);

/** The stream of live events, and what speaks on it. */
export function liveStream() {
  const listeners = new Set<(event: LiveEvent) => void>();
  const handler = sse<{ message: string }>('*/api/events', ({ client }) => {
    listeners.add((event) => client.send({ data: JSON.stringify(event) }));
  });
  const tell = (topic: LiveEvent['topic']) => {
    for (const listener of listeners) listener({ topic, id: null });
  };
  return { handler, tell };
}
