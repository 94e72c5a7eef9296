import { minutes } from './demo-clock.ts';
import type { PersonKey } from './person-rows.ts';

/** Whom each person follows, with approval. Nora, who just arrived, follows nobody yet. */
export const followRows: Readonly<Record<Exclude<PersonKey, 'nora'>, readonly PersonKey[]>> = {
  maya: ['theo', 'priya', 'jonah', 'camila', 'wes', 'ingrid', 'omar', 'samira', 'rosa', 'gurpreet', 'dele', 'june', 'felix', 'astrid', 'nils', 'hollis', 'bea', 'hana', 'zoe', 'ruth', 'grace', 'kofi'],
  theo: ['maya', 'priya', 'jonah', 'ingrid', 'tomas', 'june', 'gurpreet', 'astrid', 'samira', 'bao'],
  priya: ['theo', 'jonah', 'wes', 'dele', 'june', 'samira', 'hana'],
  jonah: ['maya', 'theo', 'priya', 'caleb', 'gurpreet', 'camila', 'marcus', 'samira', 'astrid'],
  camila: ['maya', 'ingrid', 'fatima', 'samira', 'priya', 'astrid', 'bao'],
  wes: ['maya', 'priya', 'hana', 'samira', 'astrid', 'bea'],
  ingrid: ['maya', 'theo', 'camila', 'priya', 'samira', 'omar', 'astrid', 'june', 'rosa'],
  omar: ['maya', 'samira', 'priya', 'gurpreet', 'astrid', 'bao'],
  samira: ['maya', 'omar', 'camila', 'priya', 'astrid', 'fatima'],
  rosa: ['maya'],
  gurpreet: ['maya', 'theo', 'dele', 'jonah', 'caleb', 'soren', 'samira', 'priya', 'astrid'],
  dele: ['maya', 'priya', 'zoe', 'ivy', 'mireille', 'gurpreet', 'astrid', 'samira'],
  june: ['maya', 'felix', 'suki', 'grace', 'priya', 'samira', 'astrid'],
  felix: ['maya', 'june', 'grace', 'kofi', 'astrid', 'priya', 'samira', 'nils'],
  astrid: ['maya', 'nils', 'priya', 'samira', 'camila'],
  bao: ['camila', 'sunita', 'hana', 'samira', 'astrid', 'olive'],
  nils: ['maya', 'astrid', 'felix', 'samira', 'priya', 'grace'],
  hollis: ['maya', 'bea', 'theo'],
  bea: ['maya', 'mireille', 'samira', 'wes', 'astrid'],
  kofi: ['grace', 'june', 'felix', 'samira', 'astrid', 'marcus'],
  lena: ['mireille', 'samira', 'june', 'astrid', 'anton'],
  marcus: ['kofi', 'hector', 'jonah', 'gurpreet', 'astrid'],
  hana: ['maya', 'wes', 'bao', 'pablo', 'astrid'],
  tomas: ['theo', 'soren', 'astrid'],
  zoe: ['maya', 'dele', 'sunita', 'astrid'],
  eli: ['ruth', 'fatima', 'lena'],
  fatima: ['maya', 'camila', 'samira', 'eli', 'gurpreet', 'priya', 'astrid'],
  sunita: ['bao', 'zoe', 'astrid', 'olive'],
  caleb: ['jonah', 'gurpreet', 'priya', 'zoe'],
  mireille: ['lena', 'bea', 'dele', 'samira', 'theo'],
  anton: ['mireille', 'priya', 'lena'],
  grace: ['felix', 'kofi', 'june', 'priya', 'samira', 'astrid', 'maya'],
  hector: ['marcus', 'samira', 'astrid'],
  ivy: ['dele', 'mireille', 'zoe'],
  soren: ['gurpreet', 'mireille', 'tomas', 'teddy', 'maximilian'],
  maximilian: ['soren', 'teddy'],
  olive: ['teddy', 'sunita'],
  pablo: ['hana', 'priya', 'ruth'],
  ruth: ['maya', 'eli', 'teddy', 'pablo'],
  suki: ['june', 'zoe'],
  teddy: ['olive', 'soren', 'maximilian', 'ruth'],
};

/** Requests nobody has answered yet. */
export const pendingFollows: readonly { follower: PersonKey; followed: PersonKey; daysAgo: number }[] = [
  { follower: 'priya', followed: 'maya', daysAgo: minutes(2) },
  { follower: 'marcus', followed: 'maya', daysAgo: 1.4 },
  { follower: 'maya', followed: 'bao', daysAgo: 3 },
  { follower: 'maya', followed: 'olive', daysAgo: 6 },
  { follower: 'teddy', followed: 'bao', daysAgo: 2 },
];

/** "follower/followed" whose address was asked for; approval shows it. */
export const addressAccessRows: Readonly<Record<string, 'requested' | 'approved'>> = {
  'maya/theo': 'approved',
  'maya/ingrid': 'approved',
  'maya/priya': 'requested',
  'camila/maya': 'requested',
  'theo/maya': 'approved',
  'ingrid/maya': 'approved',
  'rosa/maya': 'approved',
  'dele/priya': 'approved',
  'fatima/camila': 'approved',
  'omar/samira': 'approved',
};

/** "follower/followed" where the follower wants to be reminded. */
export const birthdayReminders: readonly string[] = ['maya/theo', 'maya/bea', 'ingrid/camila', 'theo/tomas', 'felix/grace'];
