import type { AppEnv } from '@wishbow/contracts/site-contract';

export interface CardDetails {
  readonly number: string;
  /** "08/28" */
  readonly expiry: string;
  readonly cvc: string;
}

export type Tokenized =
  | { ok: true; token: string }
  | { ok: false; message: string; field: 'number' | 'expiry' | 'cvc' };

/** Which field a refusal of the provider is about: https://docs.stripe.com/error-codes */
const FIELDS: Readonly<Record<string, 'expiry' | 'cvc'>> = {
  incomplete_expiry: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_month_past: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_expiry_year_past: 'expiry',
  expired_card: 'expiry',
  incomplete_cvc: 'cvc',
  invalid_cvc: 'cvc',
  incorrect_cvc: 'cvc',
};

export const fieldOfFault = (code: string | undefined) => FIELDS[code ?? ''] ?? 'number';

/**
 * Has the provider turn card details into a token, straight from the browser: our servers never see the number.
 * @throws TypeError when the provider cannot be reached.
 */
export async function tokenizeCard(
  card: CardDetails,
  { apiBase, publishableKey }: AppEnv['stripe'],
): Promise<Tokenized> {
  const [month = '', year = ''] = card.expiry.split('/').map((part) => part.trim());
  const form = new URLSearchParams({
    'card[number]': card.number.replace(/\s/g, ''),
    'card[exp_month]': month,
    'card[exp_year]': year.length === 2 ? `20${year}` : year,
    'card[cvc]': card.cvc.trim(),
  });
  const response = await fetch(`${apiBase}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: form,
  });
  const body: { id?: string; error?: { code?: string; message?: string } } = await response.json();
  if (response.ok && body.id) return { ok: true, token: body.id };
  return {
    ok: false,
    message: body.error?.message ?? 'This card could not be read. Please check the details.',
    field: fieldOfFault(body.error?.code),
  };
}
