import { fund, link, type WishlistRow, wish } from './wishlist-row.ts';

/** People the viewer meets in the feed and in the search. */
export const listsOfNeighbors: readonly WishlistRow[] = [
  { owner: 'hollis', name: 'Off duty', createdDaysAgo: 300, wishes: ['Desk robot kit', 'Sand timer, blue', 'Retro television, small', 'Arcade joystick'] },
  {
    owner: 'bea', name: 'Before dawn', scene: 'kitchen', createdDaysAgo: 150, description: 'Flour counts as a love language.',
    wishes: ['Sourdough starter kit', 'Croissant baking box', 'Mixing bowl with spoon rest', 'Twin bell alarm clock', 'Bread for Beginners', wish('Pantry jar, 34 oz', { wanted: 8 })],
  },
  { owner: 'bea', name: 'Wedding, small', scene: 'party', createdDaysAgo: 52, event: { inDays: 140 }, description: 'Thirty people, one long table.', wishes: [wish('Beeswax pillar candles, set of 2', { wanted: 10 }), wish('Tea bowl, handleless, white', { wanted: 12 }), 'Garden parasol set', 'Seasonal bouquet', 'Mantel clock, beech'] },
  {
    owner: 'kofi', name: 'House of brass', scene: 'music', createdDaysAgo: 120,
    wishes: [fund('Lessons for two small daughters', 300, 'music'), 'Student trumpet', 'Wooden flute in D', 'Hand bells, set of 8', 'Songbook, easy pieces'],
  },
  { owner: 'kofi', name: 'Train table', scene: 'family', createdDaysAgo: 60, event: { inDays: 18 }, wishes: [wish('Pull-along steam train', { wanted: 2 }), 'Racing car, red', 'Slot racer track', 'Wooden rex', 'Toy chest, red'] },
  { owner: 'lena', name: 'Sunday in the park', createdDaysAgo: 99, wishes: ['Dice game, walnut', 'Desk radio, cherry', 'Straw hat with bow', 'Poems for the Third Coffee', 'Hourglass, 10 minutes'] },
  { owner: 'marcus', name: 'Under-tens', scene: 'sports', createdDaysAgo: 80, description: 'Everything here ends up muddy.', wishes: [wish('Training soccer ball', { wanted: 12, note: 'Size 4 if there is a choice.' }), 'Orchard apple box, 6 lb', 'Sports stopwatch', wish('Running vest', { wanted: 14 }), 'First aid kit, compact', 'Medal, engraved'] },
  { owner: 'hana', name: 'Too many pens', scene: 'desk', createdDaysAgo: 110, wishes: ['Fountain pen, fine', 'Ballpoint, blue', 'Confetti notebook, dotted', 'Wall calendar, blank', link('Indigo ink, 50 ml', 1800, 'https://hinterlandinks.example/indigo', 'desk')] },
  { owner: 'hana', name: 'Moon viewing', createdDaysAgo: 20, event: { inDays: 31 }, wishes: ['Paper lantern floor lamp', 'Cotton robe, indigo', wish('Sushi night kit', { wanted: 2 })] },
  { owner: 'tomas', name: 'Workshop', scene: 'cycling', createdDaysAgo: 101, event: { inDays: 4 }, wishes: ['Workbench tool chest', 'Bike helmet, red', 'Kick scooter, foldable', 'Key hook, brass', 'Torch with USB', link('Truing stand, used', 6500, 'https://spokeandword.example/truing-stand', 'cycling')] },
  { owner: 'zoe', name: 'Leaves, mostly', scene: 'garden', createdDaysAgo: 125, wishes: ['Young rubber plant in terracotta', 'Hyacinth in glass', 'Water lily, pond', 'Student microscope', 'Seedling starter tray', 'Reading magnifier'] },
  { owner: 'zoe', name: 'Field season', createdDaysAgo: 30, wishes: ['Two-person trail tent', 'Climbing helmet, red', 'Field compass, brass', 'Camp flashlight'] },
  { owner: 'eli', name: 'Puzzles', scene: 'games', createdDaysAgo: 90, wishes: ['Giant floor puzzle', 'Word tiles pouch', 'Compass rose trivia', 'Treasure map quest', 'Fortune teller set', "Magician's first tricks"] },
  { owner: 'fatima', name: 'Seven of everything', scene: 'family', createdDaysAgo: 115, description: 'One each for the nieces and nephews, and none for me.', wishes: [wish('Yo-yo, violet', { wanted: 7 }), wish('Diamond kite', { wanted: 7 }), wish('Magic wand', { wanted: 7 }), wish('Wax crayons', { wanted: 7 }), 'Bubble tea kit for four'] },
  { owner: 'fatima', name: 'And one for me', createdDaysAgo: 44, wishes: ['Everyday laptop, 14 in', 'Work briefcase, brown', 'Silent mouse'] },
  { owner: 'sunita', name: 'Clear nights', scene: 'camera', createdDaysAgo: 105, wishes: ['Backyard telescope, 70 mm', 'Ski goggles', 'Moon rocket', 'Display case, globe'] },
  { owner: 'caleb', name: 'No signal', scene: 'outdoors', createdDaysAgo: 95, wishes: ['Weekend camp set', 'Splitting axe', 'Orienteering compass', 'Trail snow goggles', 'Carved boomerang', 'Enamel stockpot, 6 qt'] },
  { owner: 'anton', name: 'Late again', createdDaysAgo: 85, wishes: ['Mantel clock, round top', 'Sand timer, blue', 'Field watch, 38 mm', 'Twin bell alarm clock', 'Reading magnifier'] },
  { owner: 'grace', name: 'Three choirs', scene: 'music', createdDaysAgo: 78, event: { inDays: 26 }, wishes: ['Podcast microphone', 'Songbook, easy pieces', 'Evening heels, raspberry', 'Sun dress, cobalt'] },
  { owner: 'hector', name: 'Goalkeeper emeritus', scene: 'sports', createdDaysAgo: 72, wishes: ['Boxing gloves, 12 oz', 'Training soccer ball', 'Indoor volleyball', 'Cotton robe, indigo'] },
];
