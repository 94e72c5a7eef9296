import { commentsContract } from '@wishbow/contracts/comments-contract';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import type { WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { counted } from './counted.ts';
import { ok } from './ok.ts';
import type { Person } from './people.ts';
import { lamp, newWish } from './wishes.ts';

export async function say(person: Person, wish: WishId, comment: string) {
  return ok(await person.does(commentsContract.addComment, { body: { item: { wish_id: wish, comment } } }), 201).comment
    .id;
}

export async function reply(person: Person, to: Awaited<ReturnType<typeof say>>, comment: string) {
  return ok(await person.does(commentsContract.addReply, { body: { comment: { id: to, comment } } }), 201).reply.id;
}

export async function recommendationTo(person: Person) {
  const { wishes } = ok(await person.does(recommendationsContract.getRecommendedWishes, { body: {} }), 200);
  const [first] = wishes;
  if (!first) throw new Error('Nothing was recommended');
  return first.wish_recommendation_id;
}

export async function newRecommendation(from: Person, to: Person, list: WishlistId) {
  await from.does(recommendationsContract.recommendWish, {
    body: { wish: { id: await newWish(from, list, lamp(`Recommended ${counted()}`)) } },
  });
  return recommendationTo(to);
}

export async function notificationOf(person: Person) {
  const { notifications } = ok(await person.does(notificationsContract.getNotifications, { body: {} }), 200);
  const [first] = notifications;
  if (!first) throw new Error('Nothing was notified');
  return first.id;
}
