import { hours, minutes } from '../demo-clock.ts';
import type { CommentRow } from './comment-row.ts';

const lisbon = 'samira/Two weeks in Lisbon';

/** What people wrote under everybody else's wishes. */
export const commentsElsewhere: readonly CommentRow[] = [
  {
    wish: 'suki/Roller skates, cherry',
    by: 'june',
    daysAgo: hours(26),
    text: 'Size up! I learned the hard way, twice.',
    likedBy: ['suki', 'zoe', 'maya', 'grace', 'felix', 'astrid', 'camila'],
    replies: [
      {
        by: 'suki',
        daysAgo: hours(25),
        text: 'Noted. Ice for the knees is already in the freezer.',
        likedBy: ['june'],
      },
    ],
  },
  {
    wish: lisbon,
    by: 'priya',
    daysAgo: 3.5,
    text: 'Eat a tart for every person who chipped in.',
    likedBy: ['samira', 'omar', 'grace', 'maya'],
    replies: [
      { by: 'omar', daysAgo: 3.4, text: 'That is the plan. Twenty-two and counting.', likedBy: ['priya', 'samira'] },
    ],
  },
  {
    wish: lisbon,
    by: 'hector',
    daysAgo: 5,
    text: 'Take the number 28 tram early. Then take a nap.',
    likedBy: ['samira', 'astrid'],
  },
  {
    wish: lisbon,
    by: 'kofi',
    daysAgo: 8,
    text: 'My girls drew you a tram. It has nine wheels.',
    likedBy: ['samira', 'omar', 'felix'],
  },
  {
    wish: 'astrid/Two-seat sofa',
    by: 'nils',
    daysAgo: 1,
    text: 'That is a lot of naps.',
    likedBy: ['astrid', 'maya', 'june', 'camila', 'ingrid'],
    replies: [
      { by: 'astrid', daysAgo: hours(22), text: 'I have been saving them up since March.', likedBy: ['nils', 'maya'] },
    ],
  },
  {
    wish: 'priya/Young rubber plant in terracotta',
    by: 'dele',
    daysAgo: minutes(10),
    text: 'Water on Sundays. I mean it.',
    likedBy: ['zoe', 'priya'],
  },
  {
    wish: 'priya/Spindle side chair',
    by: 'ivy',
    daysAgo: 4,
    text: 'Solidarity from one chairless apartment to another.',
    likedBy: ['priya', 'mireille'],
  },
  {
    wish: 'priya/Sofa for the front room',
    by: 'jonah',
    daysAgo: 2,
    text: 'Nephews tested, teacher approved.',
    likedBy: ['priya'],
  },
  {
    wish: 'camila/Nursery rocker, carousel',
    by: 'fatima',
    daysAgo: 6,
    text: 'We had one. It outlived four babies.',
    likedBy: ['camila', 'ingrid', 'samira'],
  },
  {
    wish: 'camila/Marmalade the bear',
    by: 'theo',
    daysAgo: minutes(48),
    text: 'Biscuit sends his regrets and a warning.',
    likedBy: ['camila', 'maya'],
  },
  {
    wish: 'camila/A month of sleep (a night nurse)',
    by: 'astrid',
    daysAgo: 7,
    text: 'Worth every dollar. Signed, a night nurse.',
    likedBy: ['camila', 'priya', 'ingrid', 'bao'],
  },
  {
    wish: 'gurpreet/Kayak for two',
    by: 'caleb',
    daysAgo: 6,
    text: 'I call the front seat.',
    likedBy: ['gurpreet', 'jonah', 'soren'],
  },
  {
    wish: 'june/Piano lessons',
    by: 'felix',
    daysAgo: 20,
    text: 'The band has an opening for keys. And for everything else.',
    likedBy: ['june', 'kofi'],
  },
  {
    wish: 'nils/A band until midnight',
    by: 'felix',
    daysAgo: hours(21),
    text: 'We have rehearsed twice. We are cheap.',
    likedBy: ['nils', 'june', 'astrid'],
    replies: [
      { by: 'nils', daysAgo: hours(20), text: 'How cheap is quiet?', likedBy: ['felix', 'june', 'grace', 'kofi'] },
    ],
  },
  {
    wish: 'nils/Karaoke microphone pair',
    by: 'grace',
    daysAgo: hours(19),
    text: 'Two microphones, three choirs. I will bring a rota.',
    likedBy: ['nils'],
  },
  {
    wish: 'mireille/Clawfoot tub, compact',
    by: 'bea',
    daysAgo: 18,
    text: 'Measure the stairs first. Trust me.',
    likedBy: ['mireille', 'lena'],
  },
  {
    wish: 'marcus/Training soccer ball',
    by: 'hector',
    daysAgo: 40,
    text: 'Twelve is optimistic. Take fourteen.',
    likedBy: ['marcus'],
  },
  {
    wish: 'zoe/Water lily, pond',
    by: 'dele',
    daysAgo: 12,
    text: 'Do you have a pond?',
    replies: [{ by: 'zoe', daysAgo: 11.8, text: 'I have a bathtub and a dream.', likedBy: ['dele', 'maya', 'ivy'] }],
  },
  {
    wish: 'ruth/Yerba mate starter set',
    by: 'pablo',
    daysAgo: 9,
    text: 'I can teach you the rules. There are forty.',
    likedBy: ['ruth'],
  },
  { wish: lisbon, by: 'lena', daysAgo: 11, text: 'Bring comfortable shoes. All of Lisbon is a staircase.' },
];
