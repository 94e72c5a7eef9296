import { createHash, randomBytes } from 'node:crypto';
import { BRAND_NAMES, brandOf, type CardBrand, fullYear, type TypedCard } from './card-checks.ts';
import { behaviourOf, type CardBehaviour, type TestCard } from './test-cards.ts';

/** A card as the processor keeps it: enough to charge it and to show it, never its number. */
export type StoredCard = {
  brand: CardBrand;
  last4: string;
  exp_month: number;
  exp_year: number;
  funding: 'credit' | 'debit';
  /** The same for the same number, however often it is entered. */
  fingerprint: string;
  name: string | null;
  zip: string | null;
  hasCvc: boolean;
  behaviour: CardBehaviour;
};

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const storedCard = (
  card: TypedCard & { name?: string | undefined; address_zip?: string | undefined },
): StoredCard => ({
  brand: brandOf(card.number),
  last4: card.number.slice(-4),
  exp_month: card.exp_month,
  exp_year: fullYear(card.exp_year),
  funding: 'credit',
  fingerprint: createHash('sha256').update(`sandbox ${card.number}`).digest('hex').slice(0, 16),
  name: card.name ?? null,
  zip: card.address_zip ?? null,
  hasCvc: card.cvc !== undefined,
  behaviour: behaviourOf(card.number),
});

/** A ready-made card expires in the year after next. */
export const readyMadeCard = (card: TestCard, now: Date): StoredCard =>
  storedCard({ number: card.number, exp_month: 12, exp_year: now.getUTCFullYear() + 2, cvc: '123' });

/** The `card` object of tokens and legacy sources. */
export const renderCard = (id: string, card: StoredCard, customer: string | null) => ({
  id,
  object: 'card',
  address_city: null,
  address_country: null,
  address_line1: null,
  address_line1_check: null,
  address_line2: null,
  address_state: null,
  address_zip: card.zip,
  address_zip_check: card.zip === null ? null : 'pass',
  brand: BRAND_NAMES[card.brand],
  country: 'US',
  customer,
  cvc_check: card.hasCvc ? 'pass' : null,
  dynamic_last4: null,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint,
  funding: card.funding,
  last4: card.last4,
  metadata: {},
  name: card.name,
  regulated_status: 'unregulated',
  tokenization_method: null,
});

/** The `card` hash inside payment methods and charges. */
export const renderCardDetails = (card: StoredCard) => ({
  brand: card.brand,
  checks: {
    address_line1_check: null,
    address_postal_code_check: card.zip === null ? null : 'pass',
    cvc_check: card.hasCvc ? 'pass' : null,
  },
  country: 'US',
  display_brand: card.brand,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint,
  funding: card.funding,
  last4: card.last4,
  networks: { available: [card.brand], preferred: null },
  three_d_secure_usage: { supported: true },
  wallet: null,
});
