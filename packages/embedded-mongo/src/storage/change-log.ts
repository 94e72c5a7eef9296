import type { LoggedEvent } from './change-event.ts';
import type { Disk } from './disk.ts';

/** Events kept for change streams that resume; trimmed in batches. */
const CAPACITY = 20_000;
const TRIM_AT = CAPACITY * 1.1;

/** The changes of the recent past in order of their logical time. */
export class ChangeLog {
  /** False where nobody follows changes: then none is remembered. */
  readonly isKept: boolean;
  private readonly disk: Disk;
  private readonly waiting = new Set<() => void>();
  private events: LoggedEvent[] = [];

  constructor(disk: Disk, isKept: boolean) {
    this.disk = disk;
    this.isKept = isKept;
  }

  append(event: LoggedEvent): void {
    if (!this.isKept) return;
    this.events.push(event);
    const { at, ...stored } = event;
    this.disk.putEvent(at, stored);
    if (this.events.length > TRIM_AT) this.trim();
    this.wake();
  }

  /** Takes over an event that is already on disk. */
  restore(event: LoggedEvent): void {
    this.events.push(event);
  }

  /** Events later than a logical time. */
  after(time: number): LoggedEvent[] {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.events[middle]?.at ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return this.events.slice(low);
  }

  /** False when events after `time` may have been trimmed already. */
  reaches(time: number): boolean {
    const oldest = this.events[0];
    return this.events.length < CAPACITY || oldest === undefined || time >= oldest.at - 1;
  }

  /** Resolves at the next event, at `wake`, or after the time given. */
  waitForEvent(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.waiting.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, Math.max(1, timeoutMs));
      this.waiting.add(finish);
    });
  }

  /** Lets everyone who waits look again, e.g. because a cursor was killed. */
  wake(): void {
    for (const finish of [...this.waiting]) finish();
  }

  private trim(): void {
    for (const { at } of this.events.splice(0, this.events.length - CAPACITY)) this.disk.removeEvent(at);
  }
}
