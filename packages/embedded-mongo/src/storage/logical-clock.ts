import { Timestamp } from 'bson';

/** Changes per second that fit below the seconds; the clock runs ahead of the wall when there are more. */
const PER_SECOND = 2 ** 20;

/**
 * The time of every change: seconds since 1970 times 2^20 plus a counter, so that it is one safe integer,
 * strictly growing, and maps to a BSON timestamp.
 */
export class LogicalClock {
  private time = Math.floor(Date.now() / 1000) * PER_SECOND;

  get now(): number {
    return this.time;
  }

  advance(): number {
    this.time = Math.max(this.time + 1, Math.floor(Date.now() / 1000) * PER_SECOND);
    return this.time;
  }

  /** Never runs behind a time that was already given out, e.g. before a restart. */
  catchUpWith(time: number): void {
    this.time = Math.max(this.time, time);
  }

  /** Beyond everything that may have been given out within this second by somebody who is gone. */
  skipSecond(): void {
    this.time = Math.max(this.time, Math.floor(Date.now() / 1000) * PER_SECOND) + PER_SECOND;
  }

  get timestamp(): Timestamp {
    return timestampOf(this.time);
  }
}

export function timestampOf(time: number): Timestamp {
  return new Timestamp({ t: Math.floor(time / PER_SECOND), i: time % PER_SECOND });
}

export function timeOf(timestamp: Timestamp): number {
  const bits = BigInt.asUintN(64, timestamp.toBigInt());
  return Number(bits >> 32n) * PER_SECOND + Number(bits & 0xffffffffn);
}

export function wallTimeOf(time: number): Date {
  return new Date(Math.floor(time / PER_SECOND) * 1000);
}
