import { viewerOf } from '@wishbow/testing/world/looking';
import type { Scenario } from '@wishbow/testing/world/part-mocks';
import { daysBefore } from '@wishbow/testing/world/seed/moments';
import { ADA, ELI } from '@wishbow/testing/world/seed/people';

/** What there is to try of who is at the page. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'visitor',
    about: 'Nobody is signed in. Every password but "wrong" signs in, for instance as maya@example.com.',
    change: (world) => {
      world.viewerId = null;
    },
  },
  {
    name: 'admin',
    about: 'Ada is signed in, who is an admin.',
    change: (world) => {
      world.viewerId = ADA;
    },
  },
  {
    name: 'new-person',
    about: 'Eli is signed in, who has joined a minute ago and has nothing yet.',
    change: (world) => {
      world.viewerId = ELI;
      Object.assign(world, { cart: [], creditEntries: [] });
    },
  },
  {
    name: 'unverified',
    about: 'The email address of whoever is signed in is not confirmed.',
    change: (world) => {
      for (const person of world.people) person.isEmailVerified = false;
    },
  },
  {
    name: 'second-factor',
    about: 'A code is asked for at the login; every code but "wrong" is right.',
    change: (world) => {
      world.secondFactor = { enabled_at: daysBefore(new Date(), 30), recovery_codes_left: 8 };
    },
  },
  {
    name: 'leaving',
    about: 'Whoever is signed in has asked for the deletion of their account.',
    change: (world) => {
      if (world.viewerId) viewerOf(world).deletionDueAt = daysBefore(new Date(), -10);
    },
  },
  {
    name: 'empty',
    about: 'Nobody has an address, and no mail and no act of an admin is on record.',
    change: (world) => {
      for (const person of world.people) person.address = null;
      Object.assign(world.office, { mails: [], audit: [] });
    },
  },
];
