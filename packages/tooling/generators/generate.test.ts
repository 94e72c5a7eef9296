import { generate } from './generate.ts';

/** What is refused is refused before anything is written, so these run in the checkout itself. */
const refused = async (...args: string[]) => {
  const { text, exitCode } = await generate(args);
  expect(exitCode).toBe(1);
  return text.split('\n')[0];
};

test('who gives no arguments is told what to type', async () => {
  expect(await refused('endpoint')).toMatch(/^npm run new:endpoint -- /);
  expect(await refused('service', 'postcards')).toMatch(/^npm run new:service -- /);
  expect(await refused('mfe')).toMatch(/^npm run new:mfe -- /);
  expect(await refused('mfe', 'postcards', 'postcard', 'now')).toMatch(/^npm run new:mfe -- /);
});

test.each([
  ['a call that exists', ['social/relationships', 'followUser'], /^social answers followUser at /],
  ['a name that is no verb and noun', ['social/relationships', 'follow'], /^follow is no verb and noun/],
  ['a name with a hyphen', ['social/relationships', 'follow-user'], /^follow-user is no verb and noun/],
  [
    'a service that does not exist',
    ['reviewing', 'addReview'],
    /^There is no service reviewing\. There are: accounts, catalog, /,
  ],
  ['a feature without calls', ['social/people', 'addFriend'], /in social these do: .*relationships/],
  ['a way out of the folder', ['../packages', 'addFriend'], /is no service/],
  ['a feature for services only', ['social/standings', 'addFriend'], /for our services only/],
  ['a part that does not exist', ['social/relationships', 'addFriend', 'mf-feed/people'], /There is no part mf-feed/],
  [
    'a feature that does not exist',
    ['social/relationships', 'addFriend', 'mf-checkout/nope'],
    /^There is no feature nope in mf-checkout\. There are: .*orders/,
  ],
])('no endpoint is made of %s', async (_what, args, reason) => {
  expect(await refused('endpoint', ...args)).toMatch(reason);
});

test.each([
  ['a service that exists', ['orders', 'purchase'], /^There is services\/orders already/],
  ['a package of that name', ['domain', 'rule'], /^There is packages\/domain already/],
  ['the name of a store', ['redis', 'key'], /^redis is what a process/],
  ['a name of two words', ['gift-cards', 'card'], /^gift-cards is not one lower-case word/],
  ['one name for both', ['sheep', 'sheep'], /^sheep cannot be the name of/],
  ['an id that exists', ['purchases', 'order'], /^OrderId is an id already/],
])('no service is made of %s', async (_what, args, reason) => {
  expect(await refused('service', ...args)).toMatch(reason);
});

test.each([
  ['a part that exists', ['social', 'person'], /^There is mf-social already/],
  ['an address that is taken', ['cart', 'line'], /^\/cart is taken/],
  ['an address that the server needs', ['api', 'call'], /^\/api is taken/],
  ['a part that exists, without a thing', ['checkout'], /^There is mf-checkout already/],
  ['things that no call lists', ['gatherings', 'gathering'], /npm run new:service -- gatherings gathering makes it/],
])('no part is made of %s', async (_what, args, reason) => {
  expect(await refused('mfe', ...args)).toMatch(reason);
});
