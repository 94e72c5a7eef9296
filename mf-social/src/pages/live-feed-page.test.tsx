import { screen, waitFor, within } from '@testing-library/react';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import {
  aCommentedWish,
  aContribution,
  aCreatedList,
  aGiftedWish,
  anAddedWish,
} from '@wishbow/testing/builders/activity';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { tellLive } from '@wishbow/testing/live-stream';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage } from '@wishbow/testing/render-page';
import LiveFeedPage from './live-feed-page.tsx';
import WallPage from './wall-page.tsx';

const site = mockSite();
const NOW = new Date('2026-08-24T16:00:00Z');

/** The clock stands; everything that waits goes on. */
const GOES_ON = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;
beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: [...GOES_ON] }));
afterEach(() => jest.useRealTimers());

type Page = { nonOrder?: ReturnType<typeof anAddedWish>[]; order?: ReturnType<typeof aGiftedWish>[]; next?: string };
const answered = ({ nonOrder = [], order = [], next }: Page) => ({
  status: 200 as const,
  body: { nonOrderActivities: nonOrder, orderActivities: order, next_cursor: next ?? null },
});

/** The feed as it is at the server, page by page. */
function feed(...pages: Page[]) {
  const asked: (string | null | undefined)[] = [];
  site.answer(activitiesContract, {
    getRecentActivities: ({ body: { cursor, only } }) => {
      asked.push(only);
      return answered(pages[cursor ? Number(cursor) : 0] ?? {});
    },
  });
  return asked;
}

const open = () => renderPage(<LiveFeedPage />, { at: '/live-feed', as: aSignedInPerson() });
const sentences = async () =>
  (await screen.findAllByRole('article')).map((entry) => entry.querySelector('p')?.textContent);

test('what friends did is told by day, in sentences, newest first', async () => {
  const priya = aPerson({ id: idOf('person', 3), username: 'priya', name: 'Priya Raman', firstName: 'Priya' });
  const at = (created_at: string, number: number) => ({ id: idOf('item', number), created_at });
  feed({
    order: [
      aGiftedWish({ ...at('2026-08-24T15:48:00.000Z', 9), item: aWishOnPage({ title: 'Rubber plant', user: priya }) }),
      aGiftedWish(at('2026-08-24T15:30:00.000Z', 8)),
      aContribution({ ...at('2026-08-24T15:20:00.000Z', 7), user: priya }),
      aContribution(at('2026-08-24T15:10:00.000Z', 6)),
    ],
    nonOrder: [
      anAddedWish({ ...at('2026-08-24T15:00:00.000Z', 5), item: aWishOnPage({ id: idOf('wish', 2) }) }),
      anAddedWish(at('2026-08-24T14:59:00.000Z', 4)),
      aCommentedWish(at('2026-08-23T15:08:00.000Z', 3)),
      aCreatedList(at('2026-08-20T13:15:00.000Z', 2)),
    ],
  });
  open();
  expect(await sentences()).toEqual([
    'Theo Lindqvist gifted Rubber plant to Priya Raman',
    'Theo Lindqvist gifted Over-ear headphones, cloud grey to you',
    'Priya Raman and 1 other chipped in to Kiln for the studio',
    'Theo Lindqvist added 2 wishes to Studio birthday',
    'Theo Lindqvist commented on Over-ear headphones, cloud grey',
    'Theo Lindqvist created the wishlist Studio birthday',
  ]);
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', 'Thu, Aug 20']);
  expect(screen.getByText('12 min ago')).toBeVisible();
  expect(screen.getByText('Yesterday, 11:08 AM')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Kiln for the studio' })).toHaveAttribute('aria-valuenow', '45');
});

test('what happens meanwhile waits behind a number, and is shown on a press', async () => {
  const theirs = [anAddedWish()];
  feed({ nonOrder: theirs });
  const person = open();
  expect(await sentences()).toHaveLength(1);
  theirs.unshift(aCommentedWish({ id: idOf('item', 2), created_at: '2026-08-24T15:59:00.000Z' }));
  tellLive('feed');
  const fresh = await screen.findByRole('button', { name: '1 new' });
  expect(await sentences()).toHaveLength(1);
  await person.click(fresh);
  expect(await sentences()).toEqual([
    'Theo Lindqvist commented on Over-ear headphones, cloud grey',
    'Theo Lindqvist added Over-ear headphones, cloud grey to Studio birthday',
  ]);
  expect(screen.queryByRole('button', { name: /new$/ })).not.toBeInTheDocument();
});

test('older ones come on a press, and gifts alone can be shown', async () => {
  const asked = feed(
    { nonOrder: [aCommentedWish()], next: '1' },
    { order: [aGiftedWish({ id: idOf('item', 2), created_at: '2026-08-22T15:00:00.000Z' })] },
  );
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Gifts' }));
  await waitFor(() => expect(asked).toContain('order'));
});

test('pages of which nothing may be seen lead on to those of which something may', async () => {
  feed({ next: '1' }, { next: '2' }, { nonOrder: [aCommentedWish()] });
  open();
  expect(await sentences()).toHaveLength(1);
});

test('an entry can be liked, talked about and chipped in to', async () => {
  feed({ order: [aContribution()] });
  const liked: unknown[] = [];
  site.answer(likesContract, {
    likeItem: ({ body }) => {
      liked.push(body.item.wish_id);
      return { status: 200, body: { liked: true, like_count: 16 } };
    },
  });
  const person = open();
  const entry = within(await screen.findByRole('article'));
  await person.click(entry.getByRole('button', { name: 'Like, 15 likes, Kiln for the studio' }));
  expect(entry.getByRole('button', { name: 'Like, 16 likes, Kiln for the studio', pressed: true })).toBeVisible();
  expect(liked).toEqual([idOf('wish', 7)]);
  await person.click(entry.getByRole('button', { name: '7 comments, Kiln for the studio' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.itemDetails', props: { wishId: idOf('wish', 7) } }]);
});

test('whoever follows nobody is told where to find people', async () => {
  feed({});
  open();
  expect(await screen.findByRole('heading', { name: 'No recent activity' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find friends' })).toHaveAttribute('href', '/users');
});

test('a feed that does not come can be asked for again', async () => {
  site.answer(activitiesContract, { getRecentActivities: 'unreachable' });
  const person = open();
  expect(await screen.findByText('These activities could not be loaded')).toBeVisible();
  feed({ nonOrder: [aCommentedWish()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await sentences()).toHaveLength(1);
});

test('the wall tells what one did oneself, and marks what only its recipient knows of', async () => {
  const me = aSignedInPerson();
  site.answer(activitiesContract, {
    getWallActivities: answered({
      order: [
        aGiftedWish({
          user: me,
          item: aWishOnPage({ user: aPerson({ id: idOf('person', 2), name: 'Theo Lindqvist' }) }),
          private: true,
        }),
      ],
    }),
  });
  renderPage(<WallPage />, { at: '/wall', as: me });
  expect(await sentences()).toEqual(['You gifted Over-ear headphones, cloud grey to Theo Lindqvist']);
  expect(screen.getByText('Private')).toBeVisible();
});
