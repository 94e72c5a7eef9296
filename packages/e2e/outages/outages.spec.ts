import { expect } from '@playwright/test';
import { limits, outages, type serviceViews, type WalkedPage, walkedPages } from '../failure-views/service-views.ts';
import { breakProcess } from '../site/outage.ts';
import { expectRecovery, expectView, wishOfTheo } from '../site/outage-walk.ts';
import { testAs } from '../site/signed-in.ts';

const test = testAs('hollis@mailbox.example');

/** What a machine that has much to do adds to the limit of a request. */
const LEEWAY_MS = 1_500;

for (const service of ['accounts', 'social', 'wishlists', 'catalog', 'orders'] as const) {
  for (const outage of outages) {
    test(`while ${service} is ${outage} every page shows what it should, no request outlasts its limit, and all is whole again by itself`, async ({
      page,
      baseURL,
    }) => {
      const tooLong: string[] = [];
      page.on('requestfinished', (request) => {
        const took = request.timing().responseEnd;
        if (took > limits.call + LEEWAY_MS && !request.url().endsWith('/api/events'))
          tooLong.push(`${request.url()} ${took}`);
      });
      const itemHref = await wishOfTheo(page);
      const mend = await breakProcess(baseURL ?? '', service, outage);
      for (const walked of walkedPages.filter((one) => one !== lastPage(service)))
        await expectView(page, service, walked, itemHref);
      await expectView(page, service, lastPage(service), itemHref);
      await mend();
      await expectRecovery(page);
      expect(tooLong).toEqual([]);
    });
  }
}

/** The page to end on: one on which something is missing. */
const lastPage = (service: keyof typeof serviceViews): WalkedPage => (service === 'orders' ? 'cart' : 'home');
