const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stretch of time in its two largest units: `3 h 12 min`. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
}

export const secondsSince = (at: string, now: number): number => Math.max(0, (now - new Date(at).getTime()) / 1_000);

export const memoryText = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

/** Per minute, so that a quiet site does not read as 0. */
export const perMinute = (count: number, seconds: number): string =>
  ((count * MINUTE) / seconds).toFixed(count * MINUTE < 10 * seconds ? 1 : 0);
