import { markdownOf } from './table.ts';

test('a table is aligned, with its notes below', () => {
  const table = {
    columns: ['List', 'CPU'],
    rows: [
      ['40 wishes', '4.1'],
      ['200 wishes', '9.8'],
    ],
    notes: ['Load 0.4.'],
  };
  expect(markdownOf(table)).toBe(
    [
      '| List       | CPU |',
      '|------------|-----|',
      '| 40 wishes  | 4.1 |',
      '| 200 wishes | 9.8 |',
      '',
      '- Load 0.4.',
    ].join('\n'),
  );
});
