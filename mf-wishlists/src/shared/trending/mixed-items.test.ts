import { mixedItems } from './mixed-items.ts';

/** "kitchen 1": the first item of the category kitchen. */
const itemsOf = (names: readonly string[]) =>
  names.map((name) => ({ name, trending_category_id: name.split(' ')[0] ?? '' }));

test.each([
  [
    'one of each category in turn',
    ['kitchen 1', 'kitchen 2', 'books 1', 'books 2'],
    'kitchen 1, books 1, kitchen 2, books 2',
  ],
  [
    'a category that ran out is passed over',
    ['kitchen 1', 'books 1', 'books 2', 'books 3'],
    'kitchen 1, books 1, books 2, books 3',
  ],
  ['a single category keeps its order', ['kitchen 1', 'kitchen 2'], 'kitchen 1, kitchen 2'],
  ['nothing stays nothing', [], ''],
])('%s', (_rule, names, mixed) => {
  const shown = mixedItems(itemsOf(names)).map(({ name }) => name);
  expect(shown.join(', ')).toBe(mixed);
});
