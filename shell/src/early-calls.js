// Asks what the page will ask first, while its own scripts are still on their way (decision 0039). A file of its own, since no
// script of a document is inline; `client.ts` of the platform takes the answers.
{
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

  const viewerId = read('wishbow-session')?.user?.id ?? '';
  const traceparent = document.querySelector('meta[name="traceparent"]')?.content;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-wishbow-csrf': '1',
    'x-wishbow-viewer': viewerId,
    ...(traceparent && { traceparent }),
  };

  window.wishbowEarlyAnswers = new Map(
    (read('wishbow-early-calls') ?? []).map(({ method, url, body }) => {
      const answer = fetch(url, { method, headers, body, priority: 'high' });
      // Whoever takes it hears of a failure.
      answer.catch(() => undefined);
      return [[method, url, viewerId, body].join(' '), answer];
    }),
  );
}
