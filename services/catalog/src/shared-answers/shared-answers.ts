import { setTimeout as sleep } from 'node:timers/promises';
import type { Cache, Locks, Release } from '@wishbow/cache/ephemeral';
import * as z from 'zod';
import { NOT_AVAILABLE, type Told } from '../retailer/retailer.ts';
import { singleFlight } from '../retailer/single-flight.ts';

/** One sort of answer that many people may share. */
export interface AnswerKind<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** An answer younger than this is given as it is. */
  readonly freshMs: number;
  /** An older one is still given at once, up to this age, while a new one is fetched behind it. */
  readonly keptMs: number;
}

type Ask<T> = (abandoned: AbortSignal) => Promise<Told<T>>;

export interface SharedAnswers {
  /**
   * The shared answer for `key`, asked upstream with `ask` where there is none; equal questions cost one call.
   * `ask` is told when everybody has left who waits for the answer, as their `waiting` signals say.
   */
  get<T>(kind: AnswerKind<T>, key: string, ask: Ask<T>, waiting?: AbortSignal): Promise<Told<T>>;
  /** Shares an answer that came along with another one. */
  keep<T>(kind: AnswerKind<T>, key: string, value: T): Promise<void>;
  /** The shared answer, without asking anybody. */
  find<T>(kind: AnswerKind<T>, key: string): Promise<T | undefined>;
}

export interface SharedAnswersOptions {
  readonly cache: Cache;
  readonly locks: Locks;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

/** Longer than any question to the retailer takes: a process that died with the lock blocks nobody for long. */
const LOCK_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/**
 * Answers kept in the cache and refreshed behind the reader. Within a process equal questions wait for one call,
 * between processes a lock sees to it. Without the cache every process asks for itself.
 */
export function createSharedAnswers({ cache, locks, now, report }: SharedAnswersOptions): SharedAnswers {
  const flight = singleFlight<Told<unknown>>();

  async function read<T>(kind: AnswerKind<T>, key: string) {
    const text = await cache.get(nameOf(kind, key));
    const kept = text === undefined ? undefined : keptAnswer(kind).safeParse(JSON.parse(text)).data;
    return kept && { value: kept.value, isFresh: now().getTime() - kept.at < kind.freshMs };
  }

  const keep = <T>(kind: AnswerKind<T>, key: string, value: T) =>
    cache.set(nameOf(kind, key), JSON.stringify({ at: now().getTime(), value }), kind.keptMs);

  const takeTurn = async (name: string): Promise<Release | undefined> => {
    const release = await locks.tryAcquire(`lock:${name}`, LOCK_MS).catch((error: unknown) => {
      report(error);
      return unlocked;
    });
    return release && (() => release().catch(report));
  };

  async function askInTurn<T>(kind: AnswerKind<T>, key: string, ask: Ask<T>, abandoned: AbortSignal): Promise<Told<T>> {
    while (!abandoned.aborted) {
      const endTurn = await takeTurn(nameOf(kind, key));
      const kept = await read(kind, key);
      if (endTurn && !kept?.isFresh) return askAndKeep(kind, key, () => ask(abandoned)).finally(endTurn);
      await endTurn?.();
      if (kept?.isFresh) return { ok: true, value: kept.value };
      await sleep(LOOK_AGAIN_MS);
    }
    return NOT_AVAILABLE;
  }

  async function askAndKeep<T>(kind: AnswerKind<T>, key: string, ask: () => Promise<Told<T>>): Promise<Told<T>> {
    const told = await ask();
    if (told.ok) await keep(kind, key, told.value);
    return told;
  }

  return {
    get: async (kind, key, ask, waiting) => {
      const kept = await read(kind, key);
      if (kept?.isFresh) return { ok: true, value: kept.value };
      const inTurn = (abandoned: AbortSignal) => askInTurn(kind, key, ask, abandoned);
      // Who is answered from the cache does not wait, so the question behind it is nobody's to take back.
      const asked = flight(nameOf(kind, key), inTurn, kept ? undefined : waiting) as ReturnType<typeof ask>;
      if (!kept) return asked;
      asked.catch(report);
      return { ok: true, value: kept.value };
    },
    keep,
    find: async (kind, key) => (await read(kind, key))?.value,
  };
}

const unlocked: Release = async () => undefined;

const nameOf = (kind: AnswerKind<unknown>, key: string) => `catalog:${kind.name}:${key}`;

const keptAnswer = <T>(kind: AnswerKind<T>) => z.object({ at: z.number(), value: kind.schema });
