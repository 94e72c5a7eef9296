import { demoProductTitled } from './catalogue.ts';
import { demoId } from './demo-id.ts';

export type DemoTrendingCategory = { id: string; title: string; productIds: readonly string[] };

const shelf = (title: string, productTitles: readonly string[]): DemoTrendingCategory => ({
  id: demoId('trending-category', title),
  title,
  productIds: productTitles.map((productTitle) => demoProductTitled(productTitle).productId),
});

/** The themes of the home page, best known first, each with its products in the order of the row. */
export const trendingCategories: readonly DemoTrendingCategory[] = [
  shelf('For slow cooks', [
    'Cast teapot with infuser, 37 oz',
    'Enamel stockpot, 6 qt',
    'Carbon steel skillet, 10 in',
    'Paella pan, 13 in',
    'Stoneware mug, deep',
    'Sourdough starter kit',
    "Chef's knife, 8 in",
    'Wildflower honey crock, 2 lb',
  ]),
  shelf('Small and growing', [
    'Young rubber plant in terracotta',
    'Kitchen herb trio',
    'Column cactus, 12 in',
    'Seedling starter tray',
    'Hibiscus, indoor',
    'Seasonal bouquet',
    'Lucky clover pot',
    'Dwarf palm, 3 ft',
  ]),
  shelf('New baby', [
    'Marmalade the bear',
    'Nursery rocker, carousel',
    'Wooden rex',
    'Pull-along steam train',
    'Nesting dolls, 5',
    'Unicorn, plush',
    'Bead frame',
    'Oat and lavender bath set',
  ]),
  shelf('Out before breakfast', [
    'Two-person trail tent',
    'Ridge hiking boots',
    'Weekend camp set',
    'Camp flashlight',
    'Kayak for two',
    'Town bicycle, step-through',
    'Trail snow goggles',
    'Daypack 18 L, raspberry',
  ]),
  shelf('Louder, please', [
    'Junior electric guitar',
    'Over-ear headphones with quiet mode',
    'Alto saxophone',
    'Kitchen radio, mist',
    'Snare drum starter set',
    'Travel keyboard, 61 keys',
    'Podcast microphone',
    'Ukulele-size guitar',
  ]),
  shelf('A rainy Sunday', [
    'The Slow Kitchen, three-book set',
    'Merino yarn bundle',
    'Gouache set with palette',
    'Giant floor puzzle',
    'Tuesday, With Owls',
    'Dice game, walnut',
    'Beeswax pillar candles, set of 2',
    'Word tiles pouch',
  ]),
  shelf('Under $20', [
    'Tulip bulbs, 20',
    'Confetti notebook, dotted',
    'Flying disc, 175 g',
    'Bamboo toothbrush, 4 pack',
    'Sea salt dark chocolate, 3 bars',
    'Yo-yo, violet',
    'Counting Boats',
    'Round brush, no. 8',
  ]),
  shelf('Looking at far things', [
    'Backyard telescope, 70 mm',
    'Pocket film camera, 35 mm',
    'Globe, 12 in',
    'Field compass, brass',
    'Student microscope',
    'Instant camera with flash',
    'Folding world map',
    'Moon rocket',
  ]),
];
