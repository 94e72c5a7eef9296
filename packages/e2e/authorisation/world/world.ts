import { commentsContract } from '@wishbow/contracts/comments-contract';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { CANARIES } from '../canaries.ts';
import type { SignedIn } from '../subjects.ts';
import { counted } from './counted.ts';
import { givePrivately, newCard, newCartItem, newGift, newPayout } from './gifts.ts';
import { follow, meet, newSession, revokedToken } from './neighbours.ts';
import { join, type Person } from './people.ts';
import { anyProduct, anyTrend, lamp, listsOf, newFund, newList, newRemovedWish, newWish } from './wishes.ts';
import { newRecommendation, notificationOf, recommendationTo, reply, say } from './words.ts';

export type World = Awaited<ReturnType<typeof makeWorld>>;

/**
 * People who stand to each other in every way there is, and one of everything that calls can be about.
 *
 * `owner` is an open person with an open and a private list, whom `follower` follows and `pending` asked to follow; so it
 * is with `hermit`, a private person. `buyer` has given `recipient` a wish privately, and chipped in to a fund of `owner`.
 */
export async function makeWorld(siteUrl: string) {
  const people = await meet(siteUrl);
  const { owner, hermit, follower, buyer, recipient } = people;
  const openList = await newList(owner, 'In the open');
  const secretList = await newList(owner, CANARIES.secretList.word, {
    description: CANARIES.secretListText.word,
    private: true,
  });
  const hermitList = await newList(hermit, CANARIES.hermitList.word);
  const recipientsList = await newList(recipient, 'For everybody');
  const openWish = await newWish(owner, openList, lamp('An open wish'));
  const secretWish = await newWish(owner, secretList, {
    ...lamp(CANARIES.secretWish.word),
    notes: `${CANARIES.secretNote.word} #zqtag`,
  });
  const hermitWish = await newWish(hermit, hermitList, { ...lamp(CANARIES.hermitWish.word), notes: '#zqtag' });
  const fund = await newFund(owner, openList);
  const { productId, itemId } = await anyProduct(buyer);
  const cardId = await newCard(buyer);
  const productWish = { product_id: productId, quantity: 2, notes: '' };

  const said = {
    open: await say(follower, openWish, 'Said in the open'),
    secret: await say(owner, secretWish, CANARIES.secretComment.word),
    hermits: await say(hermit, hermitWish, CANARIES.hermitComment.word),
  };
  await owner.does(commentsContract.addReply, {
    body: { comment: { id: said.secret, comment: CANARIES.secretReply.word } },
  });
  await buyer.does(customGiftsContract.checkoutCustomItem, {
    body: {
      wish: {
        id: fund,
        external: false,
        fund: true,
        contribution: 7,
        card_id: cardId,
        private: true,
        message: CANARIES.privateContribution.word,
      },
    },
  });
  const gift = await givePrivately({ buyer, recipient, list: recipientsList, productId, cardId });
  for (const wish of [openWish, secretWish])
    await owner.does(recommendationsContract.recommendWish, { body: { wish: { id: wish } } });

  return {
    ...people,
    revokedToken: await revokedToken(siteUrl, people.stranger),
    person: (subject: SignedIn): Person => people[subject],
    openList,
    secretList,
    hermitList,
    openWish,
    secretWish,
    hermitWish,
    /** What the shop sells, wished for by each of them. */
    otherWish: await newWish(recipient, await newList(recipient, 'For all'), productWish),
    secretProductWish: await newWish(owner, secretList, productWish),
    hermitProductWish: await newWish(hermit, hermitList, productWish),
    fund,
    /** Of the owner, for a fund of theirs. */
    payoutId: await newPayout(owner, buyer, { list: openList, cardId }),
    secretFund: await newFund(owner, secretList),
    gift,
    said,
    productId,
    itemId,
    trendingId: await anyTrend(owner),
    cardId,
    recommendation: await recommendationTo(follower),
    notification: await notificationOf(owner),
    sessionOf: (subject: SignedIn) => newSession(siteUrl, people[subject]),
    newWish: (list: WishlistId = openList) => newWish(owner, list, lamp(`Wish ${counted()}`)),
    newRemovedWish: () => newRemovedWish(owner, openList),
    newList: () => newList(owner, `List ${counted()}`),
    newSecretList: () => newList(owner, `List ${counted()}`, { private: true }),
    ownersLists: () => listsOf(owner),
    newCard: () => newCard(buyer),
    newGift: () => newGift(buyer, openWish),
    /** Somebody else asks to follow the owner. */
    newRequest: async () => follow(await join(siteUrl, `Zqasker${counted()}`), owner),
    newRecommendation: () => newRecommendation(owner, follower, openList),
    newComment: (wish: WishId = openWish) => say(owner, wish, `Comment ${counted()}`),
    newReply: (comment: typeof said.open) => reply(owner, comment, `Reply ${counted()}`),
    newCartItem: (quantity = 1) => newCartItem(buyer, recipient, { productId, quantity }),
  };
}
