import { hours, minutes } from '../demo-clock.ts';
import type { PersonKey } from '../person-rows.ts';

type Said = { by: PersonKey; daysAgo: number; text: string; likedBy?: readonly PersonKey[] };
export type CommentRow = Said & { wish: string; replies?: readonly Said[] };

const headphones = 'theo/Over-ear headphones with quiet mode';
const lisbon = 'samira/Two weeks in Lisbon';
const kiln = 'maya/Kiln for the studio';

/** What people wrote under wishes; replies follow the comment they answer. */
export const commentRows: readonly CommentRow[] = [
  {
    wish: headphones, by: 'ingrid', daysAgo: 2.2, text: 'I have these in ink. The case survived three moves and one dog.', likedBy: ['theo', 'maya', 'priya', 'june'],
    replies: [
      { by: 'theo', daysAgo: 2.1, text: 'Which dog? Asking for Biscuit.', likedBy: ['ingrid', 'maya', 'jonah', 'tomas', 'astrid', 'june'] },
      { by: 'ingrid', daysAgo: 1.1, text: 'Biscuit, obviously.', likedBy: ['theo', 'maya', 'jonah', 'tomas', 'astrid', 'june', 'priya', 'felix', 'camila'] },
    ],
  },
  {
    wish: headphones, by: 'maya', daysAgo: hours(20), text: 'Going halves on this with anyone?', likedBy: ['gurpreet', 'theo'],
    replies: [{ by: 'gurpreet', daysAgo: hours(3), text: 'In! I’ll message you.', likedBy: ['maya'] }],
  },
  { wish: headphones, by: 'mireille', daysAgo: 4, text: 'These made the 14 bus bearable.', likedBy: ['theo'] },
  { wish: headphones, by: 'astrid', daysAgo: 5, text: 'Night-shift approved. Day-sleep approved too.', likedBy: ['theo', 'maya'] },
  { wish: headphones, by: 'tomas', daysAgo: 6, text: 'Not on the bike though, please.', likedBy: ['theo', 'jonah', 'maya'], replies: [{ by: 'theo', daysAgo: 5.9, text: 'Never on the bike.' }] },
  { wish: headphones, by: 'jonah', daysAgo: 7, text: 'I teach ten-year-olds. I should be the one getting these.', likedBy: ['theo', 'priya', 'camila', 'marcus'] },
  { wish: headphones, by: 'felix', daysAgo: 8, text: 'You will finally hear what the bass is doing.' },
  { wish: headphones, by: 'june', daysAgo: 9, text: 'Sage. It has to be sage.', likedBy: ['theo'] },
  { wish: headphones, by: 'priya', daysAgo: 12, text: 'If you get them, can I have the old ones?', likedBy: ['theo'], replies: [{ by: 'theo', daysAgo: 11.5, text: 'They are in the pan you will not lend me.', likedBy: ['priya', 'maya', 'wes'] }] },
  { wish: headphones, by: 'samira', daysAgo: 14, text: 'Happy early birthday!' },
  { wish: headphones, by: 'bea', daysAgo: 16, text: 'I bake with mine on. Never missed a timer, only people.' },
  { wish: headphones, by: 'rosa', daysAgo: 6.5, text: 'How do I make this bigger?', likedBy: ['maya', 'theo'], replies: [{ by: 'maya', daysAgo: 6.4, text: 'Two fingers, Nana. Pull them apart.', likedBy: ['rosa'] }] },
  { wish: 'suki/Roller skates, cherry', by: 'june', daysAgo: hours(26), text: 'Size up! I learned the hard way, twice.', likedBy: ['suki', 'zoe', 'maya', 'grace', 'felix', 'astrid', 'camila'], replies: [{ by: 'suki', daysAgo: hours(25), text: 'Noted. Ice for the knees is already in the freezer.', likedBy: ['june'] }] },
  { wish: kiln, by: 'theo', daysAgo: hours(3.2), text: 'Halfway to not exploding.', likedBy: ['maya', 'ingrid', 'priya'], replies: [{ by: 'maya', daysAgo: hours(2.8), text: 'It was one small bang.', likedBy: ['theo'] }] },
  { wish: kiln, by: 'ingrid', daysAgo: 3, text: 'I expect a bowl out of the first firing.', likedBy: ['maya', 'jonah'], replies: [{ by: 'maya', daysAgo: 2.9, text: 'You get the first one that holds soup.', likedBy: ['ingrid', 'theo'] }] },
  { wish: kiln, by: 'felix', daysAgo: 6, text: 'I will paint you a sign that says Do Not Touch.', likedBy: ['maya', 'june'] },
  { wish: kiln, by: 'fatima', daysAgo: 9, text: 'What does it run on? Your back room is on one fuse.', likedBy: ['maya'], replies: [{ by: 'maya', daysAgo: 8.7, text: 'An electrician is coming. So is an invoice.' }] },
  { wish: 'maya/Hand-thrown amphora vase', by: 'rosa', daysAgo: 5, text: 'You make these, dear. Why would you buy one?', likedBy: ['theo', 'ingrid'], replies: [{ by: 'maya', daysAgo: 4.9, text: 'To take it apart in my head, Nana.', likedBy: ['rosa', 'ruth'] }] },
  { wish: 'maya/Pocket film camera, 35 mm', by: 'hana', daysAgo: 10, text: 'Bao knows which film to put in.', likedBy: ['maya'] },
  { wish: 'maya/Stoneware mug, deep', by: 'wes', daysAgo: 13, text: 'A potter buying mugs. What is next, a baker buying bread?', likedBy: ['maya', 'bea'], replies: [{ by: 'bea', daysAgo: 12.8, text: 'I buy bread all the time.', likedBy: ['maya', 'wes', 'ruth'] }] },
  { wish: 'maya/Merino yarn bundle', by: 'ingrid', daysAgo: 4, text: 'This blue is so you.', likedBy: ['maya', 'dele'] },
  { wish: lisbon, by: 'priya', daysAgo: 3.5, text: 'Eat a tart for every person who chipped in.', likedBy: ['samira', 'omar', 'grace', 'maya'], replies: [{ by: 'omar', daysAgo: 3.4, text: 'That is the plan. Twenty-two and counting.', likedBy: ['priya', 'samira'] }] },
  { wish: lisbon, by: 'hector', daysAgo: 5, text: 'Take the number 28 tram early. Then take a nap.', likedBy: ['samira', 'astrid'] },
  { wish: lisbon, by: 'kofi', daysAgo: 8, text: 'My girls drew you a tram. It has nine wheels.', likedBy: ['samira', 'omar', 'felix'] },
  { wish: lisbon, by: 'lena', daysAgo: 11, text: 'Bring comfortable shoes. All of Lisbon is a staircase.' },
  { wish: 'astrid/Two-seat sofa', by: 'nils', daysAgo: 1, text: 'That is a lot of naps.', likedBy: ['astrid', 'maya', 'june', 'camila', 'ingrid'], replies: [{ by: 'astrid', daysAgo: hours(22), text: 'I have been saving them up since March.', likedBy: ['nils', 'maya'] }] },
  { wish: 'priya/Young rubber plant in terracotta', by: 'dele', daysAgo: minutes(10), text: 'Water on Sundays. I mean it.', likedBy: ['zoe', 'priya'] },
  { wish: 'priya/Spindle side chair', by: 'ivy', daysAgo: 4, text: 'Solidarity from one chairless apartment to another.', likedBy: ['priya', 'mireille'] },
  { wish: 'priya/Sofa for the front room', by: 'jonah', daysAgo: 2, text: 'Nephews tested, teacher approved.', likedBy: ['priya'] },
  { wish: 'camila/Nursery rocker, carousel', by: 'fatima', daysAgo: 6, text: 'We had one. It outlived four babies.', likedBy: ['camila', 'ingrid', 'samira'] },
  { wish: 'camila/Marmalade the bear', by: 'theo', daysAgo: minutes(48), text: 'Biscuit sends his regrets and a warning.', likedBy: ['camila', 'maya'] },
  { wish: 'camila/A month of sleep (a night nurse)', by: 'astrid', daysAgo: 7, text: 'Worth every dollar. Signed, a night nurse.', likedBy: ['camila', 'priya', 'ingrid', 'bao'] },
  { wish: 'gurpreet/Kayak for two', by: 'caleb', daysAgo: 6, text: 'I call the front seat.', likedBy: ['gurpreet', 'jonah', 'soren'] },
  { wish: 'june/Piano lessons', by: 'felix', daysAgo: 20, text: 'The band has an opening for keys. And for everything else.', likedBy: ['june', 'kofi'] },
  { wish: 'nils/A band until midnight', by: 'felix', daysAgo: hours(21), text: 'We have rehearsed twice. We are cheap.', likedBy: ['nils', 'june', 'astrid'], replies: [{ by: 'nils', daysAgo: hours(20), text: 'How cheap is quiet?', likedBy: ['felix', 'june', 'grace', 'kofi'] }] },
  { wish: 'nils/Karaoke microphone pair', by: 'grace', daysAgo: hours(19), text: 'Two microphones, three choirs. I will bring a rota.', likedBy: ['nils'] },
  { wish: 'mireille/Clawfoot tub, compact', by: 'bea', daysAgo: 18, text: 'Measure the stairs first. Trust me.', likedBy: ['mireille', 'lena'] },
  { wish: 'marcus/Training soccer ball', by: 'hector', daysAgo: 40, text: 'Twelve is optimistic. Take fourteen.', likedBy: ['marcus'] },
  { wish: 'zoe/Water lily, pond', by: 'dele', daysAgo: 12, text: 'Do you have a pond?', replies: [{ by: 'zoe', daysAgo: 11.8, text: 'I have a bathtub and a dream.', likedBy: ['dele', 'maya', 'ivy'] }] },
  { wish: 'ruth/Yerba mate starter set', by: 'pablo', daysAgo: 9, text: 'I can teach you the rules. There are forty.', likedBy: ['ruth'] },
];
