/** How far a fund has come, in whole percent and rounded down: 100 only once its goal is there. */
export const fundPercent = (raised: number, goal: number): number =>
  raised >= goal ? 100 : Math.floor((100 * Math.max(0, raised)) / goal);
