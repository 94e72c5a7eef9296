import { hours } from '../demo-clock.ts';
import { fund, type WishlistRow, wish } from './wishlist-row.ts';

/** The people the viewer knows best. */
export const listsOfFriends: readonly WishlistRow[] = [
  {
    owner: 'theo', name: 'Birthday, quietly', scene: 'outdoors', createdDaysAgo: 48, event: { inDays: 10 },
    description: 'No party. A walk, a pot of soup, and whoever wants to come along.',
    wishes: [
      wish('Over-ear headphones with quiet mode', { choice: 'Cloud grey', note: 'Any color makes me happy. Sage matches my bike.' }),
      wish('Ridge hiking boots', { choice: 'Honey', note: 'US 10. The old pair is more hole than boot.' }),
      'Two-person trail tent',
      'Town bicycle, step-through',
      'Backyard telescope, 70 mm',
      wish('Kitchen radio, mist', { note: 'For the Saturday quiz. #quietbirthday' }),
      wish('Field watch, 38 mm', { choice: 'Navy' }),
      'Daypack 18 L, raspberry',
      'Folding world map',
      'Wildflower honey crock, 2 lb',
    ],
  },
  {
    owner: 'theo', name: 'For Biscuit', scene: 'family', createdDaysAgo: 150,
    description: 'He cannot read, but he knows.',
    wishes: [
      wish('Marmalade the bear', { wanted: 3, note: 'They do not last long here.' }),
      'Training soccer ball', 'Rope basket, large', 'Flying disc, 175 g', 'Reading flashlight',
    ],
  },
  {
    owner: 'priya', name: 'Housewarming', scene: 'house', createdDaysAgo: 33,
    description: 'Four walls, one pan, zero chairs. Come as you are and bring your own cushion.',
    event: { inDays: 19, place: ['78702', '512 Teapot Hill Rd'] },
    wishes: [
      fund('Sofa for the front room', 740, 'sofa', { note: 'It has to survive two nephews. #newhome' }),
      wish('Spindle side chair', { choice: 'Walnut', wanted: 4, note: 'They do not have to match. #newhome' }),
      'Young rubber plant in terracotta',
      'Paper lantern floor lamp',
      'Petal wall mirror',
      wish('Dinner set for one', { wanted: 6 }),
      'Landscape print, framed',
      'Cast teapot with infuser, 37 oz',
      'Key hook, brass',
    ],
  },
  {
    owner: 'priya', name: 'Ink and paper', createdDaysAgo: 190,
    wishes: ['Fountain pen, fine', 'Sketch pad, spiral', 'Graphite pencil set', 'Postcard stationery set'],
  },
  {
    owner: 'jonah', name: 'Outside, whatever the weather', scene: 'outdoors', createdDaysAgo: 120,
    description: 'Twenty-two ten-year-olds, one teacher, one island. Wish us luck.',
    wishes: [
      'Weekend camp set', 'Camp flashlight', 'Orienteering compass', wish('Storm umbrella, plum', { note: 'I have lost three this year.' }),
      'Travel fishing rod', wish('First aid kit, compact', { wanted: 2 }), 'The Pocket Book of Knots', 'Snorkel and mask',
    ],
  },
  { owner: 'jonah', name: 'Someday', createdDaysAgo: 14, description: 'Thinking about it.', wishes: [] },
  {
    owner: 'camila', name: 'Baby Duarte', scene: 'baby', createdDaysAgo: 75,
    description: 'Due when the tulips are. We have a crib, a name we will not tell you, and no idea what we are doing.',
    event: { inDays: 66, place: ['60622', '415 Nutmeg Blvd'] },
    wishes: [
      wish('Nursery rocker, carousel', { note: 'For the three-in-the-morning shift. #babyduarte' }),
      'Nesting dolls, 5', 'Unicorn, plush', 'Bead frame', 'Bath ring toy', 'Color-block socks, 2 pairs',
      fund('A month of sleep (a night nurse)', 1200, 'baby', { note: 'My mother laughed for a full minute. #babyduarte' }),
      wish('Marmalade the bear', { addedDaysAgo: hours(1.2) }),
      wish('Pull-along steam train', { addedDaysAgo: hours(1.1), note: 'Grandpa was a conductor.' }),
      wish('Wooden rex', { choice: '1+', addedDaysAgo: hours(1) }),
    ],
  },
  {
    owner: 'wes', name: 'Dinner for six', scene: 'kitchen', createdDaysAgo: 140,
    wishes: [
      'Paella pan, 13 in', wish('Chopsticks in a case, 2 pairs', { wanted: 3 }), 'Sushi night kit', 'Carbon steel skillet, 10 in',
      wish('Tea bowl, handleless, white', { wanted: 6 }), 'Bento box, two tier', 'Popcorn seasoning set',
    ],
  },
  {
    owner: 'ingrid', name: 'Wool and other necessities', scene: 'craft', createdDaysAgo: 210,
    description: 'I have enough yarn. There is no such thing as enough yarn.',
    wishes: [
      wish('Cotton thread, 12 spools', { wanted: 2 }), 'Embroidery needles', 'Fabric scissors', 'Storage crate, folding',
      'Reading glasses, blue', 'Lambswool scarf, red',
    ],
  },
  {
    owner: 'ingrid', name: 'The garden shed', scene: 'garden', createdDaysAgo: 88,
    wishes: ['Tulip bulbs, 20', 'Shrub rose, bare root', 'Watering pail, 2 gal', 'Garden wind chime', 'Garden parasol set'],
  },
];
