import { z } from 'zod';

const Text = z.string().max(256).default('');

/** One question to the US Street API, as the query of a GET or an element of a POST. */
export const StreetLookup = z.object({
  input_id: z.string().max(36).optional(),
  street: Text,
  street2: Text,
  secondary: Text,
  city: Text,
  state: Text,
  zipcode: Text,
  lastline: Text,
  candidates: z.coerce.number().int().min(1).max(10).default(1),
});
export type StreetLookup = z.infer<typeof StreetLookup>;

/** What the words of a lookup mean. Texts are lower case; a unit is what follows "apt", "#" and the like. */
export type ParsedAddress = {
  number: number;
  street: string;
  unit: string | undefined;
  city: string;
  state: string;
  zip: string;
};

const UNIT = /(?:^|\s+)(?:apt|apartment|unit|suite|ste|#)\.?\s*([a-z0-9-]+)$/;
const LAST_LINE = /^(.*?),?\s+([a-z]{2})(?:\s+(\d{5})(?:-\d{4})?)?$/;

/** Words people write out; the streets of the sandbox are abbreviated. */
const ABBREVIATIONS: Record<string, string> = {
  avenue: 'ave',
  street: 'st',
  drive: 'dr',
  lane: 'ln',
  road: 'rd',
  circle: 'cir',
  terrace: 'ter',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
};

/** A text as it is compared: lower case, single spaces, suffixes abbreviated, no full stops or commas. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[.,]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ');

/** Undefined when the first line is not a number and a street. */
export const parseLookup = (lookup: StreetLookup): ParsedAddress | undefined => {
  const line = plainText(lookup.street);
  const unitInLine = UNIT.exec(line);
  const [, number, street] = /^(\d{1,6})\s+(.+)$/.exec(line.replace(UNIT, '')) ?? [];
  if (number === undefined || street === undefined) return undefined;
  const second = plainText(lookup.secondary || lookup.street2);
  const unit = unitInLine?.[1] ?? UNIT.exec(second)?.[1] ?? (second || undefined);
  const [, lastCity = '', lastState = '', lastZip = ''] = LAST_LINE.exec(lookup.lastline.toLowerCase().trim()) ?? [];
  return {
    number: Number(number),
    street,
    unit,
    city: plainText(lookup.city || lastCity),
    state: (lookup.state || lastState).toLowerCase(),
    zip: (lookup.zipcode || lastZip).slice(0, 5),
  };
};
