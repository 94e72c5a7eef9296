import { expect } from '@playwright/test';
import {
  limits,
  outages,
  processViews,
  serviceViews,
  type View,
  type WalkedPage,
  walkedPages,
} from '../failure-views/service-views.ts';
import { breakProcess } from '../site/outage.ts';
import { expectRecovery, expectView, wishOfTheo } from '../site/outage-walk.ts';
import { testAs } from '../site/signed-in.ts';

const test = testAs('hollis@mailbox.example');

/** What a machine that has much to do adds to the limit of a request; twice the limit is another try in vain. */
const LEEWAY_MS = limits.call / 2;

const views: Readonly<Record<string, View>> = { ...serviceViews, ...processViews };

for (const [name, view] of Object.entries(views)) {
  for (const outage of outages) {
    test(`while ${name} is ${outage} every page shows what it should, no request outlasts its limit, and all is whole again by itself`, async ({
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
      const mend = await breakProcess(baseURL ?? '', name, outage);
      for (const walked of walkedPages.filter((one) => one !== lastPage(view)))
        await expectView(page, view, walked, itemHref);
      await expectView(page, view, lastPage(view), itemHref);
      await mend();
      await expectRecovery(page);
      expect(tooLong).toEqual([]);
    });
  }
}

/** The page to end on: one on which something is missing, where anything is. */
const lastPage = (view: View): WalkedPage => (view.home ? 'home' : 'cart');
