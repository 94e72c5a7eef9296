import { keepNewest } from './keep-newest.ts';

const minute = (number: number) => new Date(`2026-11-28T12:0${number}:00.000Z`);

test.each([
  [2, [minute(4), minute(3)]],
  [10, [minute(4), minute(3), minute(2), minute(1)]],
])('the newest %i are kept', async (most, kept) => {
  let times = [minute(4), minute(3), minute(2), minute(1)];
  const rows = {
    timeAt: async (place: number) => times[place],
    forgetUntil: async (until: Date) => {
      times = times.filter((time) => time > until);
    },
  };
  await keepNewest(rows, most);
  expect(times).toEqual(kept);
});
