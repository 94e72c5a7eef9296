import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Reactions } from './likes-contract.ts';
import { Notification } from './notifications.ts';
import { ViewedRelationship } from './people.ts';
import { Problem } from './problem.ts';
import { Relationship } from './relationships.ts';
import { NotificationId, RelationshipId, UserId, ViewerHint, WishId } from './wire-types.ts';

/** The pair of people an address request is about. One of them must be the caller: which one, the call decides. */
const AddressPair = z.strictObject({ followerUserId: UserId, followedUserId: UserId });
const AddressAnswer = z.object({ address_request_approved: z.union([z.literal(1), z.literal(0), z.null()]) });

const addressCall = <const Id extends string>(id: Id) =>
  defineEndpoint({
    id,
    method: 'POST',
    path: `/api/${id}`,
    service: 'social',
    audience: 'user',
    body: AddressPair,
    responses: { 200: AddressAnswer, 403: Problem, 404: Problem },
  });

/** Who follows whom, and who may know where somebody lives. */
export const relationshipsContract = {
  followUser: defineEndpoint({
    id: 'followUser',
    method: 'POST',
    path: '/api/followUser',
    service: 'social',
    audience: 'user',
    body: z.strictObject({ followedUserId: UserId }),
    responses: { 200: z.object({ relationship: ViewedRelationship }), 403: Problem, 404: Problem },
  }),
  unfollowUser: defineEndpoint({
    id: 'unfollowUser',
    method: 'POST',
    path: '/api/unfollowUser',
    service: 'social',
    audience: 'user',
    body: z.strictObject({ followedUserId: UserId }),
    responses: { 200: z.object({}) },
  }),
  approveRequest: defineEndpoint({
    id: 'approveRequest',
    method: 'POST',
    path: '/api/approveRequest',
    service: 'social',
    audience: 'user',
    body: z.strictObject({ relationship_id: RelationshipId }),
    responses: { 200: z.object({ relationship: Relationship }), 404: Problem },
  }),
  /** Withdraws one's own request or refuses somebody's: the same call for both sides. What was approved stays. */
  cancelRequest: defineEndpoint({
    id: 'cancelRequest',
    method: 'POST',
    path: '/api/cancelRequest',
    service: 'social',
    audience: 'user',
    body: z.strictObject({ relationship_id: RelationshipId }),
    responses: { 200: z.object({}), 404: Problem },
  }),
  getRelationships: defineEndpoint({
    id: 'getRelationships',
    method: 'POST',
    path: '/api/getRelationships',
    service: 'social',
    audience: 'public',
    body: z.strictObject({ username: z.string().max(60) }),
    responses: {
      200: z.object({
        followers: z.array(Relationship),
        following: z.array(Relationship),
        /** Requests waiting for the caller; empty on other people's profiles. */
        requested: z.array(Relationship),
      }),
      404: Problem,
    },
  }),
  requestAddress: addressCall('requestAddress'),
  approveAddressRequest: addressCall('approveAddressRequest'),
  /** The follower cancels or the owner rejects: the same call. */
  cancelAddressRequest: addressCall('cancelAddressRequest'),
  /** Switches the reminders of a birthday on or off, for somebody the caller follows and whose birthday they may see. */
  toggleBirthdayReminder: defineEndpoint({
    id: 'toggleBirthdayReminder',
    method: 'POST',
    path: '/api/toggleBirthdayReminder',
    aliases: ['/toggleBirthdayReminder'],
    service: 'social',
    audience: 'user',
    body: z.strictObject({ followerUserId: UserId, followedUserId: UserId }),
    responses: { 200: z.object({ birthday_reminder: z.boolean() }), 403: Problem },
  }),
};

/** The bell. Calls carry the viewer's `user` object by specification; the session alone decides whose they are. */
export const notificationsContract = {
  getNotifications: defineEndpoint({
    id: 'getNotifications',
    method: 'POST',
    path: '/api/getNotifications',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ user: ViewerHint, before: NotificationId.optional() }),
    responses: {
      200: z.object({
        notifications: z.array(Notification),
        has_more: z.boolean(),
        userDetail: z.object({ unviewedNotificationsCount: z.int().nonnegative() }),
      }),
    },
  }),
  refreshNotifications: defineEndpoint({
    id: 'refreshNotifications',
    method: 'POST',
    path: '/api/refreshNotifications',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ user: ViewerHint }),
    responses: {
      200: z.object({
        notifications: z.array(Notification),
        userDetail: z.object({ unviewedNotificationsCount: z.int().nonnegative() }),
      }),
    },
  }),
  clearUnviewedNotificationsCount: defineEndpoint({
    id: 'clearUnviewedNotificationsCount',
    method: 'POST',
    path: '/api/clearUnviewedNotificationsCount',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ userDetail: ViewerHint }),
    responses: { 200: z.object({ userDetail: z.object({ unviewedNotificationsCount: z.literal(0) }) }) },
  }),
  viewNotification: defineEndpoint({
    id: 'viewNotification',
    method: 'POST',
    path: '/api/viewNotification',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ notification: z.looseObject({ id: NotificationId }) }),
    responses: { 200: z.object({ notification: Notification }), 404: Problem },
  }),
};

/** How one viewer stands to each of several people, in one batch: what the privacy policy asks for. */
const Standing = z.object({
  ownerId: UserId,
  /** `blocking`: the viewer has blocked them; `blocked`: they have blocked the viewer. */
  follow: z.enum(['none', 'pending', 'approved', 'blocking', 'blocked']),
  addressAccess: z.enum(['requested', 'approved']).nullable(),
});

export const socialInternalContract = {
  listStandings: defineEndpoint({
    id: 'listStandings',
    method: 'POST',
    path: '/internal/listStandings',
    service: 'social',
    audience: 'internal',
    /** With wishes, what people made of these is told in the same answer. */
    body: z.strictObject({
      viewerId: UserId,
      ownerIds: z.array(UserId).max(500),
      wishIds: z.array(WishId).max(500).optional(),
    }),
    responses: { 200: z.object({ standings: z.array(Standing), reactions: z.array(Reactions).optional() }) },
  }),
  getSocialCounts: defineEndpoint({
    id: 'getSocialCounts',
    method: 'POST',
    path: '/internal/getSocialCounts',
    service: 'social',
    audience: 'internal',
    body: z.strictObject({ userId: UserId, viewerId: UserId.nullable() }),
    responses: {
      200: z.object({
        followers: z.int(),
        following: z.int(),
        requestedFollowers: z.int(),
        addressRequests: z.int(),
        unviewedNotifications: z.int(),
        /** The viewer's relationship to `userId`, if there is one. */
        relationship: ViewedRelationship.nullable(),
        /** Whether the viewer has blocked them or is blocked by them. */
        block: z.enum(['none', 'blocking', 'blocked']),
      }),
    },
  }),
  listFollowedIds: defineEndpoint({
    id: 'listFollowedIds',
    method: 'POST',
    path: '/internal/listFollowedIds',
    service: 'social',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    responses: { 200: z.object({ userIds: z.array(UserId) }) },
  }),
};
