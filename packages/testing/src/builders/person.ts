import { Me, PersonSummary, ViewedUser } from '@wishbow/contracts/people';
import type * as z from 'zod';
import { idOf } from './ids.ts';

const MAYA = { id: idOf('person', 1), username: 'maya_okafor', name: 'Maya Okafor', firstName: 'Maya' };

/** Maya, or somebody else, as everyone may see them. */
export const aPerson = (changes: Partial<z.input<typeof PersonSummary>> = {}): PersonSummary =>
  PersonSummary.parse({ ...MAYA, details: { avatar: null }, ...changes });

/** Maya signed in, with what only she may see. */
export const aSignedInPerson = (changes: Partial<z.input<typeof Me>> = {}): Me =>
  Me.parse({
    ...MAYA,
    lastName: 'Okafor',
    email: 'maya@example.com',
    email_verified: true,
    deletion_due_at: null,
    bio: 'Potter in Portland.',
    user_role_id: 1,
    cards: [],
    details: {
      user_id: changes.id ?? MAYA.id,
      avatar: null,
      bio: 'Potter in Portland.',
      birthday: null,
      wrapping_paper: 'bows',
      credit: 2500,
      address: null,
      followers: 128,
      following: 94,
      requested_followers: 0,
      addressRequestsCount: 0,
      unviewedNotificationsCount: 0,
    },
    settings: { id: changes.id ?? MAYA.id, private: false, show_birthday: true, show_address: 'followers' },
    ...changes,
  });

/** Theo, looked at by somebody who does not follow him. */
export const aViewedPerson = (changes: Partial<z.input<typeof ViewedUser>> = {}): ViewedUser =>
  ViewedUser.parse({
    id: idOf('person', 2),
    username: 'theo_l',
    name: 'Theo Lindqvist',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    isFollowed: false,
    isAddressApproved: false,
    isVisible: true,
    isBlocked: false,
    relationship: null,
    details: {
      avatar: null,
      bio: null,
      birthday: null,
      wrapping_paper: 'stripe',
      address: null,
      followers: 64,
      following: 71,
      requested_followers: null,
    },
    settings: { private: false, show_address: 'followers' },
    ...changes,
  });
