import { saidBudget } from './said-budget.ts';

const present = { min_views: 50, error_percent: 1, slower_percent: 25 };

test('who types no budget has the usual one, or that of the build which is tried already', () => {
  expect(saidBudget({}, present)).toBeUndefined();
});

test('what is typed is added to what was typed before', () => {
  expect(saidBudget({ maxErrors: '0.5', maxLcp: '2500' }, present)).toEqual({
    min_views: 50,
    error_percent: 0.5,
    slower_percent: 25,
    max_lcp_ms: 2500,
  });
});

test('whoever mistypes is told which option is amiss and what belongs there', () => {
  const mistyped = { maxErrors: 'few', minViews: '0', maxLcp: '2.5' };
  expect(() => saidBudget(mistyped, undefined)).toThrow(
    '--min-views: At least 1 view.\n--max-errors: A number from 0 to 100.\n--max-lcp: A whole number of milliseconds.',
  );
});
