import { demoReviews } from './reviews.ts';

const now = new Date('2026-08-24T16:00:00Z');
const teapot = 'WBT5F0BX4Y';

test('reviews come five a page until there are no more', () => {
  const pages = [1, 2, 3].map((page) => demoReviews(teapot, page, now));
  expect(pages.map((page) => page?.reviews.length)).toEqual([5, 5, 5]);
  expect(pages.map((page) => page?.nextPage)).toEqual([2, 3, undefined]);
});

test('nobody reviews a product twice, and the newest review comes first', () => {
  const reviews = [1, 2, 3].flatMap((page) => demoReviews(teapot, page, now)?.reviews ?? []);
  expect(new Set(reviews.map(({ author }) => author)).size).toBe(15);
  expect([...reviews].sort((left, right) => right.writtenAt.getTime() - left.writtenAt.getTime())).toEqual(reviews);
});

test('the stars of a review have words to match', () => {
  const reviews = [1, 2, 3].flatMap((page) => demoReviews(teapot, page, now)?.reviews ?? []);
  expect(reviews.filter(({ rating, title, text }) => rating < 1 || rating > 5 || title === '' || text === '')).toEqual(
    [],
  );
});

test('something that is not sold has no reviews', () => {
  expect(demoReviews('WB00000000', 1, now)).toBeUndefined();
});
