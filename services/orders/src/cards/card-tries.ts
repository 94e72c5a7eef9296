import type { LimitVerdict, RateLimit } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { networkOf } from '@wishbow/service/caller-network';
import type { Dependencies } from '../dependencies.ts';

/** Thieves try stolen numbers by the hundred, with a dollar each (RELIABILITY.md row 41). */
const HOUR_MS = 60 * 60 * 1_000;

/** Nobody owns that many cards, or chips in that often. */
const PER_PERSON = 10;
/** A family or an office shares an address. */
const PER_ADDRESS = 60;
/** Of one card that is refused again and again, whoever tries it: saved where it is saved, charged where it is charged. */
const REFUSALS_PER_CARD = 10;

type Act = 'add-card' | 'contribute';

const limit = (name: string, points: number): RateLimit => ({ name, points, windowMs: HOUR_MS });
/** How often people may try cards, by who they are and from where. */
export const triesOf = (act: Act) => ({
  person: limit(act, PER_PERSON),
  address: limit(`${act}-from-address`, PER_ADDRESS),
});
const cardLimit = (act: Act): RateLimit => limit(`${act}-refused`, REFUSALS_PER_CARD);

/** Who tries a card, and from where. */
export interface CardTry {
  readonly userId: UserId;
  /** The address on the network the call came from. */
  readonly ip: string | undefined;
}

const ALLOWED: LimitVerdict = { isAllowed: true };

/** Counts one try of a person, and of the place they are at. */
export async function mayTryCards(
  { limiter }: Pick<Dependencies, 'limiter'>,
  act: Act,
  { userId, ip }: CardTry,
): Promise<LimitVerdict> {
  const { person, address } = triesOf(act);
  const verdict = await limiter.consume(person, userId);
  if (!verdict.isAllowed || ip === undefined) return verdict;
  return limiter.consume(address, networkOf(ip));
}

/** Counts one try of a card, under whatever name it is tried. @param fingerprint absent for cards saved before it was kept. */
export const mayTryCard = async (
  { limiter }: Pick<Dependencies, 'limiter'>,
  act: Act,
  fingerprint: string | undefined,
): Promise<LimitVerdict> => (fingerprint === undefined ? ALLOWED : limiter.consume(cardLimit(act), fingerprint));

/** A card that works is tried by its owner. */
export async function forgetTries(
  { limiter }: Pick<Dependencies, 'limiter'>,
  act: Act,
  fingerprint: string | undefined,
): Promise<void> {
  if (fingerprint !== undefined) await limiter.reset(cardLimit(act), fingerprint);
}
