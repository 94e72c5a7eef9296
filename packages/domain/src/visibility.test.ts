import { isAdmin, userRoleId } from './user-role.ts';
import {
  type AddressAccess,
  canSeeAddress,
  canSeeBirthday,
  canSeeGiver,
  canSeeProfile,
  canSeeWishlist,
  type Follow,
} from './visibility.ts';

const looking = (viewerId: string | undefined, follow: Follow = 'none', addressAccess: AddressAccess = null) => ({
  viewerId,
  ownerId: 'maya',
  follow,
  addressAccess,
});
const visitor = looking(undefined);
const stranger = looking('theo');
const pending = looking('theo', 'pending');
const follower = looking('theo', 'approved');
const owner = looking('maya');
const blocked = looking('theo', 'blocked', 'approved');
const blocking = looking('theo', 'blocking', 'approved');

const subjects = { visitor, stranger, pending, follower, owner, blocked, blocking };
type Subject = keyof typeof subjects;

const whoMay = (may: (viewing: (typeof subjects)[Subject]) => boolean) =>
  (Object.keys(subjects) as Subject[]).filter((name) => may(subjects[name]));

test('everyone sees an open profile, only followers and the owner a private one', () => {
  expect(whoMay((who) => canSeeProfile(who, { isPrivate: false }))).toEqual([
    'visitor',
    'stranger',
    'pending',
    'follower',
    'owner',
  ]);
  expect(whoMay((who) => canSeeProfile(who, { isPrivate: true }))).toEqual(['follower', 'owner']);
});

test('a private list of an open person is for followers and the owner', () => {
  const open = { isPrivate: false };
  expect(whoMay((who) => canSeeWishlist(who, open, { isPrivate: true }))).toEqual(['follower', 'owner']);
  expect(whoMay((who) => canSeeWishlist(who, open, { isPrivate: false }))).toHaveLength(5);
});

test('an open list of a private person is still for followers and the owner', () => {
  expect(whoMay((who) => canSeeWishlist(who, { isPrivate: true }, { isPrivate: false }))).toEqual([
    'follower',
    'owner',
  ]);
});

test('a birthday shows only when its owner shows it', () => {
  const settings = { isPrivate: false, addressSharing: 'requests' as const };
  expect(whoMay((who) => canSeeBirthday(who, { ...settings, showsBirthday: false }))).toEqual(['owner']);
  expect(whoMay((who) => canSeeBirthday(who, { ...settings, showsBirthday: true }))).toHaveLength(5);
});

test('an address on request is for the owner and those approved', () => {
  const onRequest = { addressSharing: 'requests' as const };
  expect(whoMay((who) => canSeeAddress(who, onRequest))).toEqual(['owner']);
  expect(canSeeAddress(looking('theo', 'approved', 'requested'), onRequest)).toBe(false);
  expect(canSeeAddress(looking('theo', 'approved', 'approved'), onRequest)).toBe(true);
  expect(canSeeAddress(looking('theo', 'pending', 'approved'), onRequest)).toBe(false);
  expect(whoMay((who) => canSeeAddress(who, { addressSharing: 'followers' }))).toEqual(['follower', 'owner']);
});

test('a private gift names its buyer to the two people it concerns', () => {
  const gift = { isPrivate: true, buyerId: 'theo', recipientId: 'maya' };
  expect([undefined, 'theo', 'maya', 'priya'].filter((viewer) => canSeeGiver(viewer, gift))).toEqual(['theo', 'maya']);
  expect(canSeeGiver(undefined, { ...gift, isPrivate: false })).toBe(true);
});

test('whoever works here is told by the number 2, and everybody else by 1', () => {
  expect([userRoleId('admin'), userRoleId('user')]).toEqual([2, 1]);
  expect([isAdmin({ user_role_id: 2 }), isAdmin({ user_role_id: 1 }), isAdmin(null)]).toEqual([true, false, false]);
});
