import { hours } from '../demo-clock.ts';
import type { CommentRow } from './comment-row.ts';

const headphones = 'theo/Over-ear headphones with quiet mode';
const kiln = 'maya/Kiln for the studio';

/** What people wrote to the viewer, and under the headphones that everybody has an opinion about. */
export const commentsAroundMaya: readonly CommentRow[] = [
  {
    wish: headphones,
    by: 'ingrid',
    daysAgo: 2.2,
    text: 'I have these in ink. The case survived three moves and one dog.',
    likedBy: ['theo', 'maya', 'priya', 'june'],
    replies: [
      {
        by: 'theo',
        daysAgo: 2.1,
        text: 'Which dog? Asking for Biscuit.',
        likedBy: ['ingrid', 'maya', 'jonah', 'tomas', 'astrid', 'june'],
      },
      {
        by: 'ingrid',
        daysAgo: 1.1,
        text: 'Biscuit, obviously.',
        likedBy: ['theo', 'maya', 'jonah', 'tomas', 'astrid', 'june', 'priya', 'felix', 'camila'],
      },
    ],
  },
  {
    wish: headphones,
    by: 'maya',
    daysAgo: hours(20),
    text: 'Going halves on this with anyone?',
    likedBy: ['gurpreet', 'theo'],
    replies: [{ by: 'gurpreet', daysAgo: hours(3), text: 'In! I’ll message you.', likedBy: ['maya'] }],
  },
  {
    wish: headphones,
    by: 'astrid',
    daysAgo: 5,
    text: 'Night-shift approved. Day-sleep approved too.',
    likedBy: ['theo', 'maya'],
  },
  {
    wish: headphones,
    by: 'tomas',
    daysAgo: 6,
    text: 'Not on the bike though, please.',
    likedBy: ['theo', 'jonah', 'maya'],
    replies: [{ by: 'theo', daysAgo: 5.9, text: 'Never on the bike.' }],
  },
  {
    wish: headphones,
    by: 'jonah',
    daysAgo: 7,
    text: 'I teach ten-year-olds. I should be the one getting these.',
    likedBy: ['theo', 'priya', 'camila', 'marcus'],
  },
  {
    wish: headphones,
    by: 'priya',
    daysAgo: 12,
    text: 'If you get them, can I have the old ones?',
    likedBy: ['theo'],
    replies: [
      {
        by: 'theo',
        daysAgo: 11.5,
        text: 'They are in the pan you will not lend me.',
        likedBy: ['priya', 'maya', 'wes'],
      },
    ],
  },
  {
    wish: headphones,
    by: 'rosa',
    daysAgo: 6.5,
    text: 'How do I make this bigger?',
    likedBy: ['maya', 'theo'],
    replies: [{ by: 'maya', daysAgo: 6.4, text: 'Two fingers, Nana. Pull them apart.', likedBy: ['rosa'] }],
  },
  {
    wish: kiln,
    by: 'theo',
    daysAgo: hours(3.2),
    text: 'Halfway to not exploding.',
    likedBy: ['maya', 'ingrid', 'priya'],
    replies: [{ by: 'maya', daysAgo: hours(2.8), text: 'It was one small bang.', likedBy: ['theo'] }],
  },
  {
    wish: kiln,
    by: 'ingrid',
    daysAgo: 3,
    text: 'I expect a bowl out of the first firing.',
    likedBy: ['maya', 'jonah'],
    replies: [
      { by: 'maya', daysAgo: 2.9, text: 'You get the first one that holds soup.', likedBy: ['ingrid', 'theo'] },
    ],
  },
  {
    wish: kiln,
    by: 'felix',
    daysAgo: 6,
    text: 'I will paint you a sign that says Do Not Touch.',
    likedBy: ['maya', 'june'],
  },
  {
    wish: kiln,
    by: 'fatima',
    daysAgo: 9,
    text: 'What does it run on? Your back room is on one fuse.',
    likedBy: ['maya'],
    replies: [{ by: 'maya', daysAgo: 8.7, text: 'An electrician is coming. So is an invoice.' }],
  },
  {
    wish: 'maya/Hand-thrown amphora vase',
    by: 'rosa',
    daysAgo: 5,
    text: 'You make these, dear. Why would you buy one?',
    likedBy: ['theo', 'ingrid'],
    replies: [{ by: 'maya', daysAgo: 4.9, text: 'To take it apart in my head, Nana.', likedBy: ['rosa', 'ruth'] }],
  },
  {
    wish: 'maya/Pocket film camera, 35 mm',
    by: 'hana',
    daysAgo: 10,
    text: 'Bao knows which film to put in.',
    likedBy: ['maya'],
  },
  {
    wish: 'maya/Stoneware mug, deep',
    by: 'wes',
    daysAgo: 13,
    text: 'A potter buying mugs. What is next, a baker buying bread?',
    likedBy: ['maya', 'bea'],
    replies: [{ by: 'bea', daysAgo: 12.8, text: 'I buy bread all the time.', likedBy: ['maya', 'wes', 'ruth'] }],
  },
  {
    wish: 'maya/Merino yarn bundle',
    by: 'ingrid',
    daysAgo: 4,
    text: 'This blue is so you.',
    likedBy: ['maya', 'dele'],
  },
  { wish: headphones, by: 'mireille', daysAgo: 4, text: 'These made the 14 bus bearable.', likedBy: ['theo'] },
  { wish: headphones, by: 'felix', daysAgo: 8, text: 'You will finally hear what the bass is doing.' },
  { wish: headphones, by: 'june', daysAgo: 9, text: 'Sage. It has to be sage.', likedBy: ['theo'] },
  { wish: headphones, by: 'samira', daysAgo: 14, text: 'Happy early birthday!' },
  { wish: headphones, by: 'bea', daysAgo: 16, text: 'I bake with mine on. Never missed a timer, only people.' },
];
