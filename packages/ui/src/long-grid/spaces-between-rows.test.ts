import { rowsToDraw, spacesBetweenRows, standingRows, usualRowHeight } from './spaces-between-rows.ts';

test('rows in the middle of a grid stand where they would among all others', () => {
  const rows = [
    { index: 10, start: 3500, end: 3800 },
    { index: 11, start: 3820, end: 4140 },
  ];
  expect(spacesBetweenRows(rows, { top: 500, height: 6000, rowGap: 20 })).toEqual({
    spacesBefore: new Map([
      [10, 3000],
      [11, 0],
    ]),
    spaceAfter: 2360,
  });
});

test('a row that is kept far above the others leaves the room of those between them', () => {
  const rows = [
    { index: 0, start: 500, end: 800 },
    { index: 10, start: 3700, end: 4000 },
  ];
  expect(spacesBetweenRows(rows, { top: 500, height: 3500, rowGap: 20 })).toEqual({
    spacesBefore: new Map([
      [0, 0],
      [10, 2880],
    ]),
    spaceAfter: 0,
  });
});

test('the row with the keyboard and its neighbours stay, wherever one has scrolled to', () => {
  const about40 = { startIndex: 40, endIndex: 41, overscan: 1, count: 100 };
  expect(standingRows(about40, undefined)).toEqual([39, 40, 41, 42]);
  expect(standingRows(about40, 7)).toEqual([6, 7, 8, 39, 40, 41, 42]);
  expect(standingRows(about40, 42)).toEqual([39, 40, 41, 42, 43]);
  expect(standingRows({ ...about40, startIndex: 0, endIndex: 1 }, 0)).toEqual([0, 1, 2]);
  expect(standingRows({ ...about40, startIndex: 98, endIndex: 99 }, 99)).toEqual([97, 98, 99]);
});

test('rows that come near are drawn one after the other, those in sight first', () => {
  const rows = [3, 4, 5, 6, 7, 8].map((index) => ({ index }));
  const drawnNext = (drawn: number[], most: number) =>
    rowsToDraw(rows, new Set(drawn), { startIndex: 5, endIndex: 6 }, most).map(({ index }) => index);
  expect(drawnNext([1, 2, 3, 4], 1)).toEqual([3, 4, 5]);
  expect(drawnNext([3, 4, 5], 1)).toEqual([3, 4, 5, 6]);
  expect(drawnNext([3, 4, 5, 6], 2)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(drawnNext([], 1)).toEqual([3, 4, 5, 6, 7, 8]);
});

test('a row is about as high as its pictures are wide, and what is written below them', () => {
  expect(usualRowHeight({ width: 1240, columns: 4, columnGap: 18 })).toBe(398.5);
  expect(usualRowHeight({ width: 358, columns: 2, columnGap: 12 })).toBe(275);
});
