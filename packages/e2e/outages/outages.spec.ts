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
import { breakProcess, forgetAnswers } from '../site/outage.ts';
import { expectRecovery, expectView, searchOnce, wishOfTheo } from '../site/outage-walk.ts';
import { testAs } from '../site/signed-in.ts';

const test = testAs('hollis@mailbox.example');

/** What a machine that has much to do adds to the limit of a request. More would let a service wait that asks another in vain. */
const LEEWAY_MS = 2_500;

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
      for (const pages of walksOf(name, view)) {
        await forgetAnswers(baseURL ?? '');
        await searchOnce(page, baseURL ?? '');
        const mend = await breakProcess(baseURL ?? '', name, outage);
        try {
          for (const walked of pages) await expectView(page, view, walked, itemHref);
        } finally {
          await mend();
        }
        await expectRecovery(page);
      }
      expect(tooLong).toEqual([]);
    });
  }
}

/**
 * Pages that are walked in one outage. Who is asking is remembered for a minute, and without the database a page may take
 * half of it to say so: there is an outage for every two of them. Beyond the minute it is what `withoutSession` says.
 */
function walksOf(name: string, view: View): readonly (readonly WalkedPage[])[] {
  if (name !== 'mongo') return [endingOn(view.home ? 'home' : 'cart')];
  return [['account', 'home'], ['search', 'profile'], ['cart', 'item'], ['orders', 'notifications'], ['admin']];
}

/** To end on a page on which something is missing, where anything is. */
const endingOn = (last: WalkedPage): WalkedPage[] => [...walkedPages.filter((page) => page !== last), last];
