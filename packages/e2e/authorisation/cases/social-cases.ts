import type { activitiesContract } from '@wishbow/contracts/activities-contract';
import type { commentsContract } from '@wishbow/contracts/comments-contract';
import type { likesContract } from '@wishbow/contracts/likes-contract';
import type { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { notificationsContract, relationshipsContract } from '@wishbow/contracts/social-contract';
import type { CommentId, WishId } from '@wishbow/contracts/wire-types';
import { everybody, type Outcomes, type SignedIn, signedIn } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { Case, CasesOf } from './cases-of.ts';

type SocialContract = typeof relationshipsContract &
  typeof notificationsContract &
  typeof recommendationsContract &
  typeof likesContract &
  typeof commentsContract &
  typeof activitiesContract;

/** What hangs on a private list exists for its owner and their followers alone. */
const HIDDEN = '404 not_found';
const toFollowersOf = (ok: string, kind: (outcome: string, others?: Partial<Outcomes>) => Outcomes) =>
  kind(HIDDEN, { owner: ok, follower: ok });
/** The hermit is none of those who ask. */
const toFollowerOfHermit = (ok: string, kind: (outcome: string, others?: Partial<Outcomes>) => Outcomes) =>
  kind(HIDDEN, { follower: ok });

/** The same call about a wish in the open, one on a private list, and one of a private person. */
const aboutWishes = <Sent>(
  call: (wish: WishId, world: World, asking: SignedIn | undefined) => Sent | Promise<Sent>,
  ok: string,
  kind: typeof everybody,
): Case<Sent>[] => [
  { about: 'an open wish', call: (world, asking) => call(world.openWish, world, asking), outcomes: kind(ok) },
  {
    about: 'a wish on a private list',
    call: (world, asking) => call(world.secretWish, world, asking),
    outcomes: toFollowersOf(ok, kind),
  },
  {
    about: 'a private person’s wish',
    call: (world, asking) => call(world.hermitWish, world, asking),
    outcomes: toFollowerOfHermit(ok, kind),
  },
];

/** The same call about what was said of each of these. */
const aboutComments = <Sent>(call: (comment: CommentId) => Sent, ok: string, kind: typeof everybody): Case<Sent>[] => [
  { about: 'words about an open wish', call: ({ said }) => call(said.open), outcomes: kind(ok) },
  {
    about: 'words about a wish on a private list',
    call: ({ said }) => call(said.secret),
    outcomes: toFollowersOf(ok, kind),
  },
  {
    about: 'words about a private person’s wish',
    call: ({ said }) => call(said.hermits),
    outcomes: toFollowerOfHermit(ok, kind),
  },
];

/** The owner and somebody who asks for their address. */
const pair = ({ follower, owner }: World) => ({ body: { followerUserId: follower.id, followedUserId: owner.id } });

export const socialCases: CasesOf<SocialContract> = {
  followUser: [
    {
      about: 'the recipient',
      call: ({ recipient }) => ({ body: { followedUserId: recipient.id } }),
      outcomes: signedIn('200', { recipient: '403 forbidden' }),
    },
  ],
  unfollowUser: [
    {
      about: 'the recipient',
      call: ({ recipient }) => ({ body: { followedUserId: recipient.id } }),
      outcomes: signedIn('200'),
    },
  ],
  approveRequest: [
    {
      about: 'a request to the owner',
      call: async ({ newRequest }) => ({ body: { relationship_id: await newRequest() } }),
      outcomes: signedIn('404 not_found', { owner: '200' }),
    },
  ],
  cancelRequest: [
    {
      about: 'a request to the owner',
      call: async ({ newRequest }) => ({ body: { relationship_id: await newRequest() } }),
      outcomes: signedIn('404 not_found', { owner: '200' }),
    },
  ],
  getRelationships: [
    { about: 'the owner', call: ({ owner }) => ({ body: { username: owner.username } }), outcomes: everybody('200') },
    {
      about: 'the hermit',
      call: ({ hermit }) => ({ body: { username: hermit.username } }),
      outcomes: toFollowerOfHermit('200', everybody),
    },
  ],
  requestAddress: [{ call: pair, outcomes: signedIn('403 forbidden', { follower: '200' }) }],
  approveAddressRequest: [{ call: pair, outcomes: signedIn('403 forbidden', { owner: '200' }) }],
  cancelAddressRequest: [{ call: pair, outcomes: signedIn('404 not_found', { owner: '200', follower: '200' }) }],
  toggleBirthdayReminder: [
    { call: pair, outcomes: signedIn('403 forbidden'), allowedIn: 'services/social/src/birthdays' },
  ],
  getNotifications: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  refreshNotifications: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  clearUnviewedNotificationsCount: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  viewNotification: [
    {
      about: 'one of the owner’s',
      call: ({ notification }) => ({ body: { notification: { id: notification } } }),
      outcomes: signedIn('404 not_found', { owner: '200' }),
    },
  ],
  sendRecommendation: [
    {
      about: 'an open wish, to the owner’s follower',
      call: async ({ follower, newWish }) => ({
        body: { selectedUserIds: [follower.id], comment: '', wish: { id: await newWish() } },
      }),
      outcomes: signedIn('422 invalid_fields', { owner: '200' }),
    },
    {
      about: 'a wish on a private list, to the owner’s follower',
      call: async ({ follower, secretList, newWish }) => ({
        body: { selectedUserIds: [follower.id], comment: '', wish: { id: await newWish(secretList) } },
      }),
      outcomes: signedIn('404 not_found', { owner: '200', follower: '422 invalid_fields' }),
    },
  ],
  recommendWish: aboutWishes((id) => ({ body: { wish: { id } } }), '200', signedIn),
  recommendItem: [
    { call: ({ productId }) => ({ body: { item: { product_id: productId } } }), outcomes: signedIn('200') },
  ],
  getRecommendedWishes: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  removeRecommendedWish: [
    {
      about: 'one that the follower received',
      call: ({ recommendation }) => ({ body: { item: { wish_recommendation_id: recommendation } } }),
      outcomes: signedIn('404 not_found', { follower: '200' }),
    },
  ],
  refreshWishRecommendation: [
    {
      about: 'one that the follower received',
      call: async ({ newRecommendation }) => ({ body: { wishRecommendationId: await newRecommendation() } }),
      outcomes: signedIn('404 not_found', { follower: '200' }),
    },
  ],
  likeItem: aboutWishes((wish_id) => ({ body: { item: { wish_id, liked: true } } }), '200', signedIn),
  getItemLikes: aboutWishes((wish_id) => ({ body: { item: { wish_id } } }), '200', everybody),
  likeComment: aboutComments((id) => ({ body: { comment: { id, increment: 1 } } }), '200', signedIn),
  getCommentLikes: aboutComments((id) => ({ body: { comment: { id } } }), '200', everybody),
  getComments: aboutWishes((wish_id) => ({ body: { item: { wish_id } } }), '200', everybody),
  getAllComments: aboutWishes((wish_id) => ({ body: { item: { wish_id } } }), '200', everybody),
  addComment: aboutWishes((wish_id) => ({ body: { item: { wish_id, comment: 'Well chosen' } } }), '201', signedIn),
  updateComment: [
    {
      about: 'the owner’s words about an open wish',
      call: async ({ newComment }) => ({ body: { comment: { id: await newComment(), comment: 'Better words' } } }),
      outcomes: signedIn('403 forbidden', { owner: '200' }),
    },
    {
      about: 'the owner’s words about a wish on a private list',
      call: async ({ newComment, secretWish }) => ({
        body: { comment: { id: await newComment(secretWish), comment: 'Better words' } },
      }),
      outcomes: signedIn('404 not_found', { owner: '200', follower: '403 forbidden' }),
    },
  ],
  deleteComment: [
    {
      about: 'the owner’s words about an open wish',
      call: async ({ newComment }) => ({ body: { comment: { id: await newComment() } } }),
      outcomes: signedIn('403 forbidden', { owner: '200' }),
    },
    {
      about: 'the owner’s words about a wish on a private list',
      call: async ({ newComment, secretWish }) => ({ body: { comment: { id: await newComment(secretWish) } } }),
      outcomes: signedIn('404 not_found', { owner: '200', follower: '403 forbidden' }),
    },
  ],
  getReplies: aboutComments((id) => ({ body: { comment: { id } } }), '200', everybody),
  addReply: aboutComments((id) => ({ body: { comment: { id, comment: 'So it is' } } }), '201', signedIn),
  deleteReply: [
    {
      about: 'the owner’s',
      call: async ({ newReply, said }) => ({ body: { reply: { id: await newReply(said.open) } } }),
      outcomes: signedIn('403 forbidden', { owner: '200' }),
    },
    {
      about: 'the owner’s, about a wish on a private list',
      call: async ({ newReply, said }) => ({ body: { reply: { id: await newReply(said.secret) } } }),
      outcomes: signedIn('404 not_found', { owner: '200', follower: '403 forbidden' }),
    },
  ],
  getRecentActivities: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  getWallActivities: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
};
