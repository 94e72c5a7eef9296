import { DISPUTE_WAYS } from './dispute-state.ts';
import { canMove, isFinal } from './transitions.ts';

test('a charge is contested once, and its bank decides once', () => {
  const states = ['none', 'open', 'won', 'lost'] as const;
  const ways = states.flatMap((from) => states.filter((to) => canMove(DISPUTE_WAYS, from, to)).map((to) => [from, to]));
  expect(ways).toEqual([
    ['none', 'open'],
    ['open', 'won'],
    ['open', 'lost'],
  ]);
  expect(states.filter((state) => isFinal(DISPUTE_WAYS, state))).toEqual(['won', 'lost']);
});
