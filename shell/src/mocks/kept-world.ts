import { endpointsOf, type PartMocks } from '@wishbow/testing/world/part-mocks';
import { FIRST_DAY, noonOf, seededWorld } from '@wishbow/testing/world/seeded-world';
import type { World } from '@wishbow/testing/world/world';
import { knownChoice } from './known-choice.ts';
import { type MockChoice, readChoice, writeChoice } from './mock-choice.ts';
import { shiftClock } from './shifted-clock.ts';

/** What a tab keeps over a reload; another tab has a world of its own. */
interface Kept {
  readonly mock: string;
  /** What the link said that led here; null where none did. */
  readonly link: string | null;
  /** By the machine's own clock, in milliseconds. */
  readonly begunAt: number;
  readonly world: World;
}

const KEY = 'wishbow-mocks';

export interface RunningWorld {
  readonly choice: MockChoice;
  readonly world: World;
}

/**
 * The world of this tab. It goes on where the tab was left, unless the address asks for something else than before.
 * The page's clock is set to the world's from then on.
 */
export function takeUpWorld(parts: readonly PartMocks[]): RunningWorld {
  const kept = readKept();
  const link = askedByOverride();
  const asked = new URLSearchParams(window.location.search).get('mock') ?? (kept?.link === link ? null : link);
  const mock = asked === null ? (kept?.mock ?? '') : writeChoice(readChoice(asked));
  const choice = knownChoice(readChoice(asked ?? mock), {
    scenarios: parts.flatMap((part) => part.scenarios).map(({ name }) => name),
    endpoints: parts.flatMap(endpointsOf),
  });
  const goesOn = kept && kept.mock === mock;
  const begunAt = goesOn ? kept.begunAt : Date.now();
  const firstMoment = noonOf(choice.day ?? FIRST_DAY);
  shiftClock(firstMoment.getTime() - begunAt);
  const world = goesOn ? kept.world : begunWorld(parts, choice, firstMoment);
  window.addEventListener('pagehide', () => keep({ mock, link, begunAt, world }));
  return { choice, world };
}

function begunWorld(parts: readonly PartMocks[], { scenarios }: MockChoice, firstMoment: Date): World {
  const world = seededWorld(firstMoment);
  for (const name of scenarios) {
    for (const scenario of parts.flatMap((part) => part.scenarios))
      if (scenario.name === name) scenario.change?.(world);
  }
  return world;
}

/** A link to a running site may carry scenarios; the server writes them into the page. */
function askedByOverride(): string | null {
  const text = document.getElementById('wishbow-override')?.textContent;
  const override: { mock?: string[] } | null = text ? JSON.parse(text) : null;
  return override?.mock?.join(',') ?? null;
}

let isForgotten = false;

/** Lets the next page of this tab begin anew. */
export function forgetWorld(): void {
  isForgotten = true;
  window.sessionStorage.removeItem(KEY);
}

function keep(kept: Kept): void {
  if (!isForgotten) window.sessionStorage.setItem(KEY, JSON.stringify(kept));
}

function readKept(): Kept | undefined {
  const text = window.sessionStorage.getItem(KEY);
  return text === null ? undefined : JSON.parse(text);
}
