import { readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = readFileSync(path.join(import.meta.dirname, 'early-calls.js'), 'utf8');
const NAME = '/api/getViewedUser user.name, session user.name';

const told = (body: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(body), init);

/** A document as the server sends it, for somebody called Theo, and what its first script makes of it. */
async function shownScreen({ screen, answers, sheet = '' }: Asked): Promise<HTMLElement> {
  const calls = Object.keys(answers).map((url) => ({ method: 'POST', url, body: '{}' }));
  const inline = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.head.innerHTML = sheet;
  document.body.innerHTML = [
    inline('wishbow-session', { user: { id: 'u1', name: 'Theo' } }),
    inline('wishbow-early-calls', calls),
    `<main class="early-main"><div id="first-screen">${screen}</div></main>`,
  ].join('');
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  globalThis.fetch = async (url) => (await answers[String(url)]) ?? Promise.reject(new TypeError('away'));
  const script = document.createElement('script');
  script.textContent = SOURCE;
  document.body.append(script);
  const room = document.querySelector('main');
  if (!room) throw new Error('the document has no screen');
  await new Promise<void>((resume) => {
    new MutationObserver(() => resume()).observe(room, { attributeFilter: ['data-shown'] });
  });
  return room;
}

interface Asked {
  readonly screen: string;
  readonly answers: Readonly<Record<string, Response | Promise<Response> | undefined>>;
  readonly sheet?: string;
}

const wordsOf = (room: HTMLElement) => room.querySelector('h1')?.textContent;

test('what somebody is called stands on the screen as a text, whatever it is', async () => {
  const answer = told({ user: { name: '<img src=x onerror=alert(1)>', picture: '/media/7' } });
  const screen = `<h1 data-fill="/api/getViewedUser user.name">…</h1><img data-fill="/api/getViewedUser user.picture">`;
  const room = await shownScreen({ screen, answers: { '/api/getViewedUser': answer } });
  expect(wordsOf(room)).toBe('<img src=x onerror=alert(1)>');
  expect(room.querySelectorAll('img')).toHaveLength(1);
  expect(room.querySelector('img')).toHaveAttribute('src', '/media/7');
  expect(answer.bodyUsed).toBe(false);
});

test.each([
  ['refused', told({ user: { name: 'Maya' } }, { status: 404 })],
  ['no text', told({ user: { name: ['Maya'] } })],
  ['of another shape', told(null)],
  ['not there', undefined],
])('a screen is shown as it came where the answer is %s', async (_, answer) => {
  const screen = '<h1 data-fill="/api/getViewedUser user.name">…</h1>';
  expect(wordsOf(await shownScreen({ screen, answers: { '/api/getViewedUser': answer } }))).toBe('…');
});

test('what is told of first stays, though another tells of it later', async () => {
  const screen = `<h1 data-fill="${NAME}">…</h1>`;
  const answers = { '/api/getViewedUser': told({ user: { name: 'Maya' } }) };
  expect(wordsOf(await shownScreen({ screen, answers }))).toBe('Theo');
});

test('a sheet that has failed before the script was there keeps the screen from nobody', async () => {
  const sheet = '<link rel="stylesheet" href="data:,">';
  const shown = shownScreen({ screen: '<h1>Wish</h1>', answers: {}, sheet });
  await new Promise((resume) => setTimeout(resume));
  window.dispatchEvent(new Event('load'));
  expect(wordsOf(await shown)).toBe('Wish');
});
