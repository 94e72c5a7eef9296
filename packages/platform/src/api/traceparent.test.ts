import { traceparent } from './traceparent.ts';

const DOCUMENTS = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

afterEach(() => {
  document.head.innerHTML = '';
});

test('what a page asks for while it is being opened is found with its document, and later calls each by themselves', () => {
  document.head.innerHTML = `<meta name="traceparent" content="${DOCUMENTS}">`;

  expect(traceparent(2_000)).toBe(DOCUMENTS);
  const later = traceparent(60_000);
  expect(later).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(traceparent(60_000)).not.toBe(later);
});

test('a page that no server has made begins a trace with each call', () => {
  expect(traceparent(0)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});
