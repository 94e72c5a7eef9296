import { fund, link, type WishlistRow, wish } from './wishlist-row.ts';

/** Everything the viewer of the demo wishes for. */
export const listsOfMaya: readonly WishlistRow[] = [
  {
    owner: 'maya',
    name: 'Studio birthday',
    scene: 'studio',
    createdDaysAgo: 61,
    description:
      'Another birthday surrounded by wet clay. Small things welcome, but what I dream of is a kiln that fits the back room.',
    event: { inDays: 54, place: ['97205', '240 Lanternfish Ave'] },
    wishes: [
      fund('Kiln for the studio', 900, 'kiln', {
        about: 'Secondhand, checked by somebody who knows kilns. What is left over buys the first bag of porcelain.',
        note: 'Front loader, 2 cubic feet. The old one retired with a bang. #studio',
      }),
      link('Hand-thrown amphora vase', 9600, 'https://pottersrow.example/amphora', 'amphora', {
        note: 'The tall one, please!',
      }),
      wish('Gouache set with palette', {
        choice: '24',
        wanted: 2,
        note: 'One for me, one for the Saturday class. #studio',
      }),
      wish('Pocket film camera, 35 mm', { note: 'For glaze tests, and for Biscuit.' }),
      wish('Merino yarn bundle', { wanted: 3, note: 'Lake blue if there is any. The loom is hungry.' }),
      'Paper lantern floor lamp',
      wish('Stoneware mug, deep', { wanted: 4, note: 'A potter who wants mugs. I know. I break mine testing them.' }),
      'The Slow Kitchen, three-book set',
      wish('Cotton robe, indigo', { choice: 'M' }),
      wish('Round brush, no. 8', { wanted: 2 }),
      'Confetti notebook, dotted',
    ],
  },
  {
    owner: 'maya',
    name: 'Kitchen, slowly',
    scene: 'kitchen',
    createdDaysAgo: 203,
    description: 'Replacing one sad thing at a time.',
    wishes: [
      wish('Enamel stockpot, 6 qt', { note: 'Any color that hides soup. #slowkitchen' }),
      "Chef's knife, 8 in",
      wish('Salt pig with scoop', { note: 'I could throw one. I will not throw one. #slowkitchen' }),
      'Market basket, willow',
      wish('Tasting spoons, set of 4', { wanted: 2 }),
      'Sourdough starter kit',
      'Farmhouse cheddar wheel',
      link('Hand-forged bread knife', 7800, 'https://ironandloaf.example/bread-knife', 'knife', {
        note: 'The left-handed one.',
      }),
    ],
  },
  {
    owner: 'maya',
    name: 'Reading pile',
    scene: 'books',
    createdDaysAgo: 320,
    description: 'Used copies make me just as happy.',
    wishes: [
      'Small Hours at the Harbor',
      'A Field Guide to Doing Less',
      'Letters to a Lighthouse',
      'The Orange Season',
      wish('How to Grow a Forest Indoors', { note: 'Zoë says page 40 will change my life. #rainyday' }),
      "The Cartographer's Lunch",
      'Nine Ways to Fold a Map',
      wish('Tuesday, With Owls', { choice: 'Paperback', note: '#rainyday' }),
      'The Understudy of Elm Street',
      'Counting Boats',
      'Bread for Beginners',
      'Night Trains, Day Dreams',
      'The Pocket Book of Knots',
      'Poems for the Third Coffee',
      'Reading magnifier',
    ],
  },
  {
    owner: 'maya',
    name: 'Just for family',
    scene: 'family',
    isPrivate: true,
    createdDaysAgo: 94,
    description: 'The practical ones. Mum, please stop asking.',
    wishes: [
      wish('Tall boots, cherry', { choice: 'US 8' }),
      wish('Wool gloves, violet', { note: 'Clay hands are cold hands.' }),
      'Oat and lavender bath set',
      'Hand lotion, 8 oz',
      'Cabin suitcase, harbor blue',
      fund('Flight home for the holidays', 620, 'journey', {
        about: 'Two stops, one very long queue, and my mother at the other end of it.',
        note: 'Lagos in December. Whatever comes together comes together.',
      }),
    ],
  },
];
