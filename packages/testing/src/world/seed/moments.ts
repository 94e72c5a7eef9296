const HOUR_MS = 3_600_000;

/** When something happened, told from the moment the world begins. */
export const hoursBefore = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * HOUR_MS).toISOString();

export const daysBefore = (now: Date, days: number): string => hoursBefore(now, days * 24);

/** A day, `YYYY-MM-DD`, so many days from now. */
export const dayIn = (now: Date, days: number): string => daysBefore(now, -days).slice(0, 10);
