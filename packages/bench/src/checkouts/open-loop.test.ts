import { setTimeout as pause } from 'node:timers/promises';
import { openLoop } from './open-loop.ts';

test('requests are sent at their time though the first one is not answered yet', async () => {
  let answered = 0;
  const answers = await openLoop({ perSecond: 100, count: 5 }, async (number) => {
    if (number === 0) await pause(120);
    answered += 1;
    return number === 0 ? `after ${answered - 1} others` : 'ok';
  });
  expect(answers.map(({ status }) => status)).toEqual(['after 4 others', 'ok', 'ok', 'ok', 'ok']);
  expect(answers[0]?.latencyMs).toBeGreaterThanOrEqual(115);
});

test('who is sent late because the sender was busy has waited since they were due', async () => {
  const [, second] = await openLoop({ perSecond: 1_000, count: 2 }, async (number) => {
    const busyUntil = performance.now() + (number === 0 ? 40 : 0);
    while (performance.now() < busyUntil);
    return 'ok';
  });
  expect(second?.latencyMs).toBeGreaterThan(30);
});
