// Asks what the page will ask first, while its own scripts are still on their way (decision 0039), fills with it what the
// first screen of the document leaves open, and shows that (0045). A file of its own, since no script of a document is
// inline; `client.ts` of the platform takes the answers.
{
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

  const session = read('wishbow-session');
  const viewerId = session?.user?.id ?? '';
  const traceparent = document.querySelector('meta[name="traceparent"]')?.content;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-wishbow-csrf': '1',
    'x-wishbow-viewer': viewerId,
    ...(traceparent && { traceparent }),
  };

  // Before the scripts of the page, which wait for the same.
  const parsed = new Promise((resume) => {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', resume, { once: true });
    else resume();
  });

  // `data-fill="/api/x item.title, session user.name"`: what is told of first. Texts and addresses of pictures, nothing else.
  const filled = new WeakSet();
  const fill = (from, content) => {
    for (const hole of document.querySelectorAll(`#first-screen [data-fill*="${from} "]`)) {
      const source = hole.dataset.fill.split(', ').find((one) => one.startsWith(`${from} `));
      const way = source?.split(' ')[1].split('.') ?? [];
      const value = way.reduce((inner, key) => inner?.[key], content);
      if (typeof value !== 'string' || filled.has(hole)) continue;
      filled.add(hole);
      if (hole instanceof HTMLImageElement) hole.src = value;
      else hole.textContent = value;
    }
  };

  let isShown = false;
  const fillings = new Map();
  const isAwaited = (url) => document.querySelector(`[data-fill*="${url} "]`) !== null;
  const fillFromAnswer = async (url, asked) => {
    await parsed;
    if (!isAwaited(url)) return;
    const answer = await asked;
    if (!answer.ok) return;
    // The page reads the answer itself.
    const content = await answer.clone().json();
    // What is on the screen stays where it is: what comes later is for the page.
    if (!isShown) fill(url, content);
  };

  window.wishbowEarlyAnswers = new Map(
    (read('wishbow-early-calls') ?? []).map(({ method, url, body }) => {
      const answer = fetch(url, { method, headers, body, priority: 'high' });
      // Whoever takes it hears of a failure.
      answer.catch(() => undefined);
      fillings.set(
        url,
        fillFromAnswer(url, answer).catch(() => undefined),
      );
      return [[method, url, viewerId, body].join(' '), answer];
    }),
  );
  // Filled, and in the letters it will stay in: it would move under somebody's eyes otherwise.
  const sheetThere = (link) =>
    link.sheet ??
    new Promise((resume) => {
      link.addEventListener('load', resume);
      link.addEventListener('error', resume);
      // For one that has failed already: by then all have ended.
      window.addEventListener('load', resume);
    });
  const letters = ['700 1rem "Bricolage Grotesque Variable"', '400 1rem "Figtree Variable"'];
  const showScreen = async () => {
    await parsed;
    const room = document.querySelector('.early-main');
    if (!room) return;
    fill('session', session);
    const answers = [...fillings].filter(([url]) => isAwaited(url)).map(([, filling]) => filling);
    await Promise.all([...document.querySelectorAll('link[rel="stylesheet"]')].map(sheetThere));
    const patience = new Promise((resume) => setTimeout(resume, 1_500));
    const lettersThere = Promise.allSettled(letters.map((font) => document.fonts.load(font)));
    await Promise.race([Promise.all([lettersThere, ...answers]), patience]);
    isShown = true;
    room.dataset.shown = '';
  };
  void showScreen();
}
