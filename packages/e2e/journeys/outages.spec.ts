import { serviceViews } from '../failure-views/service-views.ts';
import { breakProcess } from '../site/outage.ts';
import { expectRecovery, expectView } from '../site/outage-walk.ts';
import { testAs } from '../site/signed-in.ts';

const test = testAs('hollis@mailbox.example');

/** Two of the matrix; `npm run test:outages` walks every page while each service is down, slow and wrong. */
test('while the catalogue is down and orders answer nonsense pages say what is missing, and are whole again by themselves', async ({
  page,
  baseURL,
}) => {
  await test.step('when the catalogue is down', async () => {
    const mend = await breakProcess(baseURL ?? '', 'catalog', 'down');
    await expectView(page, serviceViews.catalog, 'cart', '');
    await expectView(page, serviceViews.catalog, 'home', '');
    await mend();
    await expectRecovery(page);
  });
  await test.step('when orders answer nonsense', async () => {
    const mend = await breakProcess(baseURL ?? '', 'orders', 'wrong');
    await expectView(page, serviceViews.orders, 'home', '');
    await expectView(page, serviceViews.orders, 'cart', '');
    await mend();
    await expectRecovery(page);
  });
});
