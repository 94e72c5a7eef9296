import { type BrowserContext, test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** What a browser says of its own accord about refusals, killed processes and scripts of mails, which journeys provoke on purpose. */
const EXPECTED =
  /Blocked script execution in 'about:srcdoc'|Failed to load resource: (the server responded with a status of (401|402|404|409|422|503)|net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING))/;

/** Journeys fail on anything a page complains about: an uncaught error, a refused script, a React warning. */
export const test = base.extend<{ complaints: string[]; openBrowser: () => Promise<Page> }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  /** The browser of another person, like the first one in size and as closely listened to. */
  openBrowser: async ({ browser, contextOptions, viewport, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport });
      contexts.push(context);
      context.on('page', (page) => listen(page, complaints));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
}
