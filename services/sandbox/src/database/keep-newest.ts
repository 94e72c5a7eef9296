/** Nobody looks further back, and a load test would fill the machine. */
const MOST_KEPT = 10_000;

/** Rows that are told apart by their time. */
export interface AgingRows {
  /** When the row at this place came, the newest being at 0; undefined where there are not so many. */
  timeAt(place: number): Promise<Date | undefined>;
  forgetUntil(time: Date): Promise<unknown>;
}

/** Forgets what is older than the newest, so that the sandbox does not grow for ever. */
export async function keepNewest({ timeAt, forgetUntil }: AgingRows, most = MOST_KEPT): Promise<void> {
  const time = await timeAt(most);
  if (time) await forgetUntil(time);
}
