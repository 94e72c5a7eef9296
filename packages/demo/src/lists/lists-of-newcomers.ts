import { fund, link, type WishlistRow, wish } from './wishlist-row.ts';

/** People who joined in the last months; one of them wishes for a whole house. */
export const listsOfNewcomers: readonly WishlistRow[] = [
  {
    owner: 'mireille', name: 'One shelf at a time', scene: 'house', createdDaysAgo: 97,
    description: 'Sixty things for an empty house. There is no hurry at all. #newhome',
    wishes: [
      'Spindle side chair', 'Platform bed, queen', 'Step ladder, three rungs', 'Mantel clock, beech', 'Vanity mirror, petal',
      'Toy chest, red', 'Rope basket, large', 'Display case, globe', 'Umbrella stand with umbrella', 'Standing lamp, shade only',
      'Clawfoot tub, compact', 'Workbench tool chest', 'Paper lantern floor lamp', 'Beeswax pillar candles, set of 2', 'Petal wall mirror',
      'Brass oil lamp', 'Filament bulb, soft amber', 'Landscape print, framed', 'Hand-thrown amphora vase', 'Garden wind chime',
      'Reading flashlight', 'Hourglass, 10 minutes', 'Mirror ball, 8 in', 'Key hook, brass', 'Doorbell, cast bronze',
      'Storage crate, folding', 'Cast teapot with infuser, 37 oz', 'Carbon steel skillet, 10 in', "Chef's knife, 8 in", 'Mixing bowl with spoon rest',
      'Stoneware mug, deep', 'Tea bowl, handleless, white', 'Pantry jar, 34 oz', 'Enamel stockpot, 6 qt', 'Paella pan, 13 in',
      'Dinner set for one', 'Salt pig with scoop', 'Tasting spoons, set of 4', 'Chopsticks in a case, 2 pairs', 'Market basket, willow',
      'Bento box, two tier', 'Young rubber plant in terracotta', 'Column cactus, 12 in', 'Seasonal bouquet', 'Tulip bulbs, 20',
      'Hibiscus, indoor', 'Kitchen herb trio', 'Lucky clover pot', 'Dwarf palm, 3 ft', 'Kitchen radio, mist',
      'Bedside radio alarm', 'Desk radio, cherry', 'Retro television, small', 'Globe, 12 in', 'Photo frame, oak',
      'The Slow Kitchen, three-book set', 'How to Grow a Forest Indoors', 'Giant floor puzzle', 'Dice game, walnut', 'Slow morning tub tray',
    ],
  },
  { owner: 'mireille', name: 'Quiet on the 14 bus', createdDaysAgo: 40, wishes: [wish('Over-ear headphones with quiet mode', { choice: 'Ink' }), 'Letters to a Lighthouse'] },
  { owner: 'ivy', name: 'Chairs, please', scene: 'house', createdDaysAgo: 64, description: 'First apartment. I currently sit on the plant box. #newhome', wishes: [wish('Spindle side chair', { wanted: 2, choice: 'Oak' }), 'Column cactus, 12 in', 'Dinner set for one', 'Standing lamp, shade only', 'Retro television, small', 'Enamel stockpot, 6 qt'] },
  { owner: 'soren', name: 'Small boats', scene: 'kayak', createdDaysAgo: 60, wishes: ['Model sailboat, pine', 'Splitting axe', 'The Pocket Book of Knots', 'Workbench tool chest', link('Copper rivets, 200', 3150, 'https://smallboatyard.example/rivets', 'kayak')] },
  { owner: 'maximilian', name: 'An exceptionally long name for a list that nobody will ever abbreviate', createdDaysAgo: 50, event: { inDays: 52 }, wishes: ['Top hat, black', 'Shirt and tie set', 'Umbrella stand with umbrella'] },
  { owner: 'olive', name: 'Cold water', scene: 'sports', createdDaysAgo: 45, wishes: ['Swim ring, classic', 'Snorkel and mask', 'Sauna bucket', 'Cotton robe, indigo', 'Swim shorts, palm'] },
  { owner: 'pablo', name: 'Letters', scene: 'desk', createdDaysAgo: 38, event: { inDays: 16 }, wishes: ['Postcard stationery set', 'Fountain pen, fine', 'Letters to a Lighthouse', wish('Brass oil lamp', { note: 'For atmosphere, not for oil. #rainyday' })] },
  { owner: 'ruth', name: 'Shhh', scene: 'books', createdDaysAgo: 30, wishes: ['Small Hours at the Harbor', 'The Understudy of Elm Street', 'Counting Boats', 'Reading glasses, blue', 'Yerba mate starter set', 'Marmalade the bear'] },
  { owner: 'suki', name: 'Rink season', scene: 'sports', createdDaysAgo: 20, wishes: ['Roller skates, cherry', 'Ice skates, white', 'Climbing helmet, red', 'Gouache set with palette', 'Glazed doughnut mix'] },
  {
    owner: 'teddy', name: 'Slightly sunburned', scene: 'journey', createdDaysAgo: 11, event: { inDays: 24 },
    wishes: [fund('Four nights by the sea', 900, 'beach'), 'Beach day set', 'Sunglasses, round', 'Cabin suitcase, harbor blue', 'Instant camera with flash'],
  },
  { owner: 'teddy', name: 'The registry we forgot', createdDaysAgo: 6, wishes: ['Dinner set for one', 'Tasting spoons, set of 4', 'Doorbell, cast bronze'] },
];
