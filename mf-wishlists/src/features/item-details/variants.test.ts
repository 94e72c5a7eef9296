import { anItem } from '@wishbow/testing/builders/item';
import { variantChoices } from './variants.ts';

const variant = (product_id: string, color: string, size: string) => ({
  product_id,
  variant_specifics: [
    { dimension: 'Color', value: color },
    { dimension: 'Size', value: size },
  ],
});
const greySmall = variant('WB0000000A', 'Grey', 'Small');
const greyLarge = variant('WB0000000B', 'Grey', 'Large');
const sageLarge = variant('WB0000000C', 'Sage', 'Large');
const inkSmall = variant('WB0000000D', 'Ink', 'Small');
const jumper = anItem({ ...greySmall, all_variants: [greySmall, greyLarge, sageLarge, inkSmall] });

const choicesWith = (...notSold: string[]) => variantChoices(jumper, (productId) => !notSold.includes(productId));
const optionIn = (choices: ReturnType<typeof choicesWith>, value: string) =>
  choices.flatMap(({ options }) => options).find((option) => option.value === value);

test('each value leads to the variant that keeps the other choices', () => {
  const choices = choicesWith();
  expect(choices.map(({ dimension, value }) => [dimension, value])).toEqual([
    ['Color', 'Grey'],
    ['Size', 'Small'],
  ]);
  expect(optionIn(choices, 'Ink')).toEqual({
    value: 'Ink',
    productId: 'WB0000000D',
    isSoldOut: false,
    missingWith: [],
  });
  expect(optionIn(choices, 'Large')).toMatchObject({ productId: 'WB0000000B', missingWith: [] });
});

test('a value that gives up another choice says which', () => {
  expect(optionIn(choicesWith(), 'Sage')).toMatchObject({ productId: 'WB0000000C', missingWith: ['Small'] });
});

test('what is not sold is passed over where something else has the value', () => {
  expect(optionIn(choicesWith('WB0000000B'), 'Large')).toMatchObject({
    productId: 'WB0000000C',
    isSoldOut: false,
    missingWith: ['Grey'],
  });
});

test('a value that no variant on sale has is sold out', () => {
  expect(optionIn(choicesWith('WB0000000D'), 'Ink')).toMatchObject({ productId: 'WB0000000D', isSoldOut: true });
});

test('a product in one variant leaves nothing to choose', () => {
  expect(variantChoices(anItem(), () => true)).toEqual([]);
});
