import { screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, toastTexts } from '@wishbow/testing/render-page';
import { ListedWish } from '../wishes/listed-wish.tsx';

const site = mockSite();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const wish = aWish({ like_count: 15, comment_count: 7 });
const heart = (name: RegExp) => screen.getByRole('button', { name });

/** A server that minds who likes what, and remembers what it was sent. */
function minding({ refusal }: { refusal?: number } = {}) {
  const sent: unknown[] = [];
  site.answer(likesContract, {
    likeItem: ({ body: { item } }) => {
      sent.push(item);
      if (refusal) return { status: 404, body: { code: 'not_found', message: 'This page could not be found' } };
      const liked = item.liked ?? true;
      return { status: 200, body: { liked, like_count: liked ? 16 : 15 } };
    },
  });
  return sent;
}

test('a friend’s like shows at once, wherever the wish hangs, and is taken back as easily', async () => {
  const sent = minding();
  const both = (
    <>
      <ListedWish wish={wish} />
      <ListedWish wish={{ ...wish }} />
    </>
  );
  const person = renderPage(both, { as: theo });
  const [first] = screen.getAllByRole('button', { name: /^Like, 15 likes/, pressed: false });
  if (first) await person.click(first);
  expect(screen.getAllByRole('button', { name: /^Like, 16 likes/, pressed: true })).toHaveLength(2);
  if (first) await person.click(first);
  expect(screen.getAllByRole('button', { name: /^Like, 15 likes/, pressed: false })).toHaveLength(2);
  await waitFor(() =>
    expect(sent).toEqual([
      { wish_id: wish.id, liked: true },
      { wish_id: wish.id, liked: false },
    ]),
  );
});

test('a like that the server refuses is taken back and said', async () => {
  minding({ refusal: 404 });
  const person = renderPage(<ListedWish wish={wish} />, { as: theo });
  await person.click(heart(/^Like, 15/));
  await waitFor(() => expect(toastTexts()).toEqual(['This page could not be found']));
  expect(heart(/^Like, 15 likes/)).toHaveAttribute('aria-pressed', 'false');
});

/** The auth modal is completed by somebody, whom the server knows from then on. */
function logInAs(person: typeof theo) {
  site.answer(profilesContract, { getMe: { status: 200, body: { data: person } } });
  settleModal({ userId: person.id });
}

test('a visitor’s like waits until they have logged in, and is given once', async () => {
  const sent = minding();
  const person = renderPage(<ListedWish wish={wish} />);
  await person.click(heart(/^Like, 15/));
  await person.click(heart(/^Like, 15/));
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
  expect(sent).toEqual([]);
  logInAs(theo);
  expect(await screen.findByRole('button', { name: /^Like, 16 likes/, pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ wish_id: wish.id, liked: true }]));
});

test('a visitor who does not log in has liked nothing', async () => {
  const sent = minding();
  const person = renderPage(<ListedWish wish={wish} />);
  await person.click(heart(/^Like, 15/));
  settleModal();
  expect(heart(/^Like, 15 likes/)).toHaveAttribute('aria-pressed', 'false');
  expect(sent).toEqual([]);
});

describe('somebody whose session has ended unnoticed', () => {
  let likeCount: number;

  beforeEach(() => {
    likeCount = 0;
    let isSignedOut = true;
    site.answer(likesContract, {
      likeItem: () => {
        if (isSignedOut) {
          isSignedOut = false;
          return { status: 401, body: { code: 'unauthenticated', message: 'Please log in.' } } as never;
        }
        likeCount += 1;
        return { status: 200, body: { liked: true, like_count: 16 } };
      },
    });
  });

  async function likeSignedOut() {
    const person = renderPage(<ListedWish wish={wish} />, { as: theo });
    await person.click(heart(/^Like, 15/));
    await waitFor(() => expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]));
    expect(toastTexts()).toEqual([]);
  }

  test('logs in, and the like goes on', async () => {
    await likeSignedOut();
    logInAs(theo);
    await waitFor(() => expect(likeCount).toBe(1));
  });

  test('has liked nothing when somebody else logs in', async () => {
    await likeSignedOut();
    logInAs(aSignedInPerson({ id: idOf('person', 3), username: 'priya_r' }));
    await waitFor(() => expect(openedModals()).toEqual([]));
    expect(await screen.findByRole('button', { name: /^Like, 15 likes/, pressed: false })).toBeInTheDocument();
    expect(likeCount).toBe(0);
  });
});

test('the comments of a wish are counted and lead to its details', async () => {
  const person = renderPage(<ListedWish wish={wish} />, { as: theo });
  await person.click(heart(/^7 comments/));
  expect(openedModals()).toEqual([{ key: 'wishlists.itemDetails', props: { wishId: wish.id } }]);
});

test('while nobody can say what others make of a wish, nothing is said', () => {
  renderPage(<ListedWish wish={aWish({ like_count: null, comment_count: null })} />, { as: theo });
  expect(screen.queryByRole('button', { name: /like|comment/i })).not.toBeInTheDocument();
});
