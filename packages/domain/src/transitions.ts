/** The only ways between the states of one thing (RELIABILITY.md section 3). */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** What it comes to when something is to go to a state: it moves, it is there already, or it is refused (409 `invalid_state`). */
type Step = 'moves' | 'stays' | 'invalid_state';

export function stepTo<State extends string>(ways: Transitions<State>, from: State, to: State): Step {
  if (from === to) return 'stays';
  return ways[from].includes(to) ? 'moves' : 'invalid_state';
}

/** Whether something can go from one state to another one. */
export const canMove = <State extends string>(ways: Transitions<State>, from: State, to: State): boolean =>
  stepTo(ways, from, to) === 'moves';

/** Nothing more can happen in this state. */
export const isFinal = <State extends string>(ways: Transitions<State>, state: State): boolean =>
  ways[state].length === 0;

/** @throws RangeError for a way that nothing goes. */
export function requireMove<State extends string>(
  what: string,
  ways: Transitions<State>,
  { from, to }: { readonly from: State; readonly to: State },
): void {
  if (!canMove(ways, from, to)) throw new RangeError(`${what} cannot go from ${from} to ${to}`);
}
