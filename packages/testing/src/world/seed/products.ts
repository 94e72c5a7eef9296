import type { Item } from '@wishbow/contracts/items';
import type * as z from 'zod';
import { idOf } from '../../builders/ids.ts';

type ProductRow = z.input<typeof Item>;

/** Title, brand, price in cents, picture. The place in the list is the number of the product. */
const PRODUCTS = [
  ['Over-ear headphones, cloud grey', 'Hushwave', 12_900, 'headphones'],
  ['Cast teapot', 'Ironleaf', 4_800, 'teapot'],
  ['Trail running shoes', 'Fellside', 13_500, 'shoes'],
  ['Linen apron', 'Worktable', 3_900, 'apron'],
  ['Glaze brush set', 'Kilnhand', 2_450, 'brushes'],
  ['Desk lamp, brass', 'Lumen & Co', 8_900, 'lamp'],
  ['Field notebook, three pack', 'Quarto', 1_400, 'notebook'],
  ['Pour-over kettle', 'Slowpour', 6_200, 'kettle'],
  ['Wool blanket', 'Highland Loom', 11_000, 'blanket'],
  ['Monstera in a clay pot', 'Leafwell', 3_200, 'plant'],
  ['Bluetooth turntable', 'Groove House', 21_900, 'turntable'],
  ['Puzzle, one thousand pieces', 'Corner Piece', 2_100, 'puzzle'],
] as const;

export const productIdOf = (number: number): string => `WB${String(number).padStart(8, '0')}`;

export const pictureOf = (name: string): string => `/media/mock/${name}.svg`;

const COLOURS = ['Cloud grey', 'Ink blue'];

/** The catalogue. The first product comes in two colours; the last one cannot be ordered. */
export const seedProducts = (): ProductRow[] =>
  PRODUCTS.map(([title, brand, price, picture], index): ProductRow => {
    const number = index + 1;
    const isColoured = number === 1;
    const specifics = (colour: string) => [{ dimension: 'Color', value: colour }];
    return {
      id: idOf('item', number),
      product_id: productIdOf(number),
      asin: productIdOf(number),
      title,
      brand,
      image: pictureOf(picture),
      images: [pictureOf(picture), pictureOf(`${picture}-2`)],
      price,
      url: `https://shop.example/dp/${productIdOf(number)}`,
      product_description: `${title} by ${brand}: made to be used every day.`,
      product_details: ['Ships from Ohio', 'One year of warranty'],
      feature_bullets: ['Made to last', 'Easy to clean', 'Wrapped without plastic'],
      variant_title: isColoured ? (COLOURS[0] ?? null) : null,
      variant_specifics: isColoured ? specifics(COLOURS[0] ?? '') : [],
      all_variants: isColoured
        ? COLOURS.map((colour) => ({ product_id: productIdOf(number), variant_specifics: specifics(colour) }))
        : [],
      package_dimensions: null,
      stars: 4.6,
      num_reviews: 2318,
      invalid: number === PRODUCTS.length,
      details_added: true,
      search_result: false,
    };
  });
