import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import {
  findByUsername,
  followersOf,
  followOf,
  freshId,
  instantNow,
  personOf,
  seesProfile,
  summaryById,
  summaryOf,
  viewerOf,
} from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { FollowRow, World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;
const refused = { status: 403, body: problem('forbidden', 'This is not yours to decide.') } as const;
const nothing = { status: 200, body: {} } as const;

/** Who follows whom, and who may know where somebody lives. */
export const relationshipsMocks = mocked(relationshipsContract, (world) => ({
  followUser: ({ body }) => {
    const person = world.people.find(({ id }) => id === body.followedUserId);
    if (!person) return missing;
    const viewer = viewerOf(world);
    if (person.id === viewer.id) return refused;
    const row = followOf(world, viewer.id, person.id) ?? newFollow(world, person.id, !person.settings.private);
    return { status: 200, body: { relationship: viewedRelationship(row) } };
  },
  unfollowUser: ({ body }) => {
    world.follows = world.follows.filter(({ from, to }) => from !== world.viewerId || to !== body.followedUserId);
    return nothing;
  },
  approveRequest: ({ body }) => {
    const row = world.follows.find(({ id, to }) => id === body.relationship_id && to === world.viewerId);
    if (!row) return missing;
    row.approved = true;
    return { status: 200, body: { relationship: relationshipSeen(world, row) } };
  },
  cancelRequest: ({ body }) => {
    const isMine = ({ from, to }: FollowRow) => from === world.viewerId || to === world.viewerId;
    const row = world.follows.find((one) => one.id === body.relationship_id && isMine(one));
    if (!row) return missing;
    if (!row.approved) world.follows = world.follows.filter((one) => one !== row);
    return nothing;
  },
  getRelationships: ({ body }) => {
    const person = findByUsername(world, body.username);
    if (!person || !seesProfile(world, person)) return missing;
    const isOwn = person.id === world.viewerId;
    const told = (rows: FollowRow[]) => rows.map((row) => relationshipSeen(world, row));
    return {
      status: 200,
      body: {
        followers: told(followersOf(world, person.id)),
        following: told(world.follows.filter(({ from, approved }) => from === person.id && approved)),
        requested: told(world.follows.filter(({ to, approved }) => isOwn && to === person.id && !approved)),
      },
    };
  },
  requestAddress: ({ body }) => answerAddress(world, body, 0),
  approveAddressRequest: ({ body }) => answerAddress(world, body, 1),
  cancelAddressRequest: ({ body }) => answerAddress(world, body, null),
  toggleBirthdayReminder: ({ body }) => {
    const row = followOf(world, world.viewerId, body.followedUserId);
    if (!row) return refused;
    row.birthdayReminder = !row.birthdayReminder;
    return { status: 200, body: { birthday_reminder: row.birthdayReminder } };
  },
}));

/** Having nothing to do with somebody any more. */
export const blocksMocks = mocked(blocksContract, (world) => ({
  blockUser: ({ body: { blockedUserId } }) => {
    if (!world.people.some(({ id }) => id === blockedUserId)) return missing;
    if (blockedUserId === world.viewerId) return refused;
    const concerns = (row: FollowRow) => [row.from, row.to].includes(blockedUserId);
    world.follows = world.follows.filter((row) => !concerns(row) || ![row.from, row.to].includes(viewerOf(world).id));
    world.blocks.push({ by: viewerOf(world).id, userId: blockedUserId, at: instantNow() });
    return nothing;
  },
  unblockUser: ({ body }) => {
    world.blocks = world.blocks.filter(({ by, userId }) => by !== world.viewerId || userId !== body.blockedUserId);
    return nothing;
  },
  getBlockedUsers: () => {
    const own = world.blocks.filter(({ by }) => by === world.viewerId);
    const blocked = own.map(({ userId, at }) => ({ user: summaryOf(personOf(world, userId)), blocked_at: at }));
    return { status: 200, body: { blocked } };
  },
}));

function newFollow(world: World, to: string, approved: boolean): FollowRow {
  const from = viewerOf(world).id;
  const row: FollowRow = { id: freshId(world), from, to, approved, address: null, birthdayReminder: false };
  world.follows.push(row);
  return row;
}

const viewedRelationship = ({ id, approved, address, birthdayReminder }: FollowRow) => ({
  id,
  approved,
  address_request_approved: address,
  birthday_reminder: birthdayReminder,
});

const relationshipSeen = (world: World, row: FollowRow) => ({
  ...viewedRelationship(row),
  follower_user: summaryById(world, row.from),
  followed_user: summaryById(world, row.to),
  followed_user_id: row.to,
});

function answerAddress(
  world: World,
  { followerUserId, followedUserId }: { followerUserId: string; followedUserId: string },
  answer: FollowRow['address'],
) {
  const row = followOf(world, followerUserId, followedUserId);
  if (!row) return missing;
  if (![row.from, row.to].includes(viewerOf(world).id)) return refused;
  row.address = answer;
  return { status: 200, body: { address_request_approved: answer } } as const;
}
