import { hours } from '../demo-clock.ts';
import { fund, link, type WishlistRow, wish } from './wishlist-row.ts';

/** The rest of the people with a picture, and their events. */
export const listsOfAcquaintances: readonly WishlistRow[] = [
  {
    owner: 'samira', name: 'Two weeks in Lisbon', scene: 'journey', createdDaysAgo: 82, event: { inDays: 38 },
    description: 'We married at city hall in the rain and it was perfect. Now we would like some sun, custard tarts and a small hotel with a very large breakfast. Every dollar becomes a tram ticket, a sardine or an hour of doing nothing at all. Photos will be sent whether you want them or not. With love from us both.',
    wishes: [
      fund('Two weeks in Lisbon', 1600, 'lisbon', { note: 'Trams, tiles and tarts. #honeymoon' }),
      'Travel umbrella', 'Sunglasses, travel', 'Beach day set', 'Passport wallet, brown', 'Travel wash basket',
    ],
  },
  {
    owner: 'omar', name: 'Things Samira has not thought of', createdDaysAgo: 60,
    wishes: ['Orchard apple box, 6 lb', 'Sunglasses, round', 'Model airplane, desk', 'Dice game, walnut', 'Canvas cap, sky'],
  },
  {
    owner: 'rosa', name: "Nana's first list", createdDaysAgo: 8, description: 'My granddaughter is typing this.',
    wishes: [wish('Reading magnifier', { note: 'For the crossword.' }), 'Hibiscus, indoor', 'Bedside radio alarm', 'Oat and lavender bath set'],
  },
  {
    owner: 'gurpreet', name: 'On the water', scene: 'kayak', createdDaysAgo: 110,
    wishes: [
      fund('Kayak for two', 440, 'kayak', { payout: { requestedDaysAgo: 5 }, note: 'Thank you, all of you. First trip in spring.' }),
      'Snorkel and mask', 'Swim ring, classic', 'Travel fishing rod', 'Model sailboat, pine',
    ],
  },
  {
    owner: 'gurpreet', name: 'Desk, less sad', scene: 'desk', createdDaysAgo: 70,
    wishes: ['Low-profile keyboard', 'Silent mouse', 'Portable screen, 15 in', 'Lucky clover pot', 'Standing lamp, shade only'],
  },
  {
    owner: 'dele', name: 'More leaves', scene: 'garden', createdDaysAgo: 160,
    description: 'There is always a windowsill left.',
    wishes: [
      'Dwarf palm, 3 ft', 'Column cactus, 12 in', 'Bamboo arrangement', wish('Seedling starter tray', { wanted: 3 }),
      'Kitchen herb trio', 'Watering pail, 2 gal', 'How to Grow a Forest Indoors',
    ],
  },
  {
    owner: 'june', name: 'Learning things late', scene: 'music', createdDaysAgo: 130,
    wishes: [
      fund('Piano lessons', 480, 'piano', { payout: { requestedDaysAgo: 26, dispatchedDaysAgo: 19 } }),
      'Travel keyboard, 61 keys', 'Songbook, easy pieces',
      wish('Roller skates, cherry', { choice: 'US 8', note: 'Knee pads already owned. #latelearner' }),
      'Junior electric guitar', 'Skateboard, plum deck',
    ],
  },
  {
    owner: 'june', name: 'Tiny treats', createdDaysAgo: 45,
    wishes: ['Sea salt dark chocolate, 3 bars', 'Cupcake kit, makes 12', 'Nail polish, five shades', 'Bubble tea kit for four'],
  },
  {
    owner: 'felix', name: 'Band room', scene: 'music', createdDaysAgo: 100,
    description: 'Two rehearsals down. The neighbors have asked about the third.',
    wishes: ['Snare drum starter set', 'Stage microphone', 'Four-band equalizer', 'Studio headphones, wired', 'Open-back banjo', 'Maracas, painted'],
  },
  {
    owner: 'felix', name: 'Sign shop', scene: 'craft', createdDaysAgo: 180,
    wishes: [
      'Gouache set with palette', wish('Round brush, no. 8', { wanted: 6 }), 'Steel ruler, 12 in', 'Set square',
      link('Gold leaf, 25 sheets', 4200, 'https://goldandglue.example/leaf-25', 'craft'),
    ],
  },
  {
    owner: 'astrid', name: 'Naps', scene: 'sofa', createdDaysAgo: 96,
    wishes: [
      fund('Two-seat sofa', 740, 'sofa', { note: 'Wide enough to lie on sideways. I measured.' }),
      'Cotton robe, indigo', 'Spa candle, large', 'Slow morning tub tray', 'Over-ear headphones with quiet mode',
    ],
  },
  {
    owner: 'astrid', name: 'Night shift', createdDaysAgo: 31,
    wishes: ['Yerba mate starter set', 'Power bank, 10,000 mAh', wish('Color-block socks, 2 pairs', { wanted: 5 }), 'Hand lotion, 8 oz'],
  },
  {
    owner: 'bao', name: 'Film, always film', scene: 'camera', createdDaysAgo: 90,
    wishes: [
      fund('Darkroom evening course', 260, 'camera'), wish('Film roll, 36 exposures', { wanted: 10 }), 'Cinema camera, 8 mm',
      'Photo frame, oak', 'Clapper board',
    ],
  },
  { owner: 'bao', name: 'For the little ones', isPrivate: true, createdDaysAgo: 40, wishes: ['Diamond kite', 'Wooden long-neck', 'Giant floor puzzle', 'Wax crayons'] },
  {
    owner: 'nils', name: 'Forty, loudly', scene: 'party', createdDaysAgo: hours(27), event: { inDays: 75, place: ['55802', '324 Tinsel Mill Rd'] },
    description: 'Bring a song, a chair and somebody you like.',
    wishes: [
      fund('A band until midnight', 1200, 'music', { note: 'The cousins have offered. Please help me pay somebody else. #fortyloudly' }),
      'Karaoke microphone pair', 'Mirror ball, 8 in', 'Party balloons game', 'Birthday cake by post', 'Alto saxophone',
      'Top hat, black', 'Concert cinema projector', 'Turntable slipmat set', 'Costume crown', 'Paper lantern floor lamp',
    ],
  },
];
