import { z } from 'zod';
import sandbox from './address-sandbox.json' with { type: 'json' };

/** A street of one ZIP code: its numbers run from `from` to `to`; with `units` an apartment has to be named. */
export const SandboxStreet = z.strictObject({
  name: z.string(),
  from: z.int().positive(),
  to: z.int().positive(),
  units: z.boolean().default(false),
});
export type SandboxStreet = z.infer<typeof SandboxStreet>;

export const SandboxArea = z.strictObject({
  city: z.string(),
  state: z.string().length(2),
  zip: z.string().regex(/^\d{5}$/),
  streets: z.array(SandboxStreet).min(1),
});
export type SandboxArea = z.infer<typeof SandboxArea>;

/** A place to ship to, as a person would write it; `unit` is the second line, such as "Apt 2". */
export type DemoAddress = { street: string; unit?: string; city: string; state: string; zip: string; country: 'US' };

/** Real city, state and ZIP triples with invented streets: all that exists for the local address check. */
export const sandboxAreas: readonly SandboxArea[] = z.array(SandboxArea).parse(sandbox.rows);

/** Typed by a person who wants to see how the product behaves when the check refuses, dawdles or is down. */
export const magicStreets = { invalid: '0 Nowhere St', slow: '1 Slow Way', down: '1 Down Way' } as const;

/** How long the check takes to answer about `magicStreets.slow`. */
export const slowAnswerMs = 6_000;

const sameText = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** The invented street a first address line such as "412 Alder Row" is on, in a ZIP code; undefined when it is on none. */
export const findSandboxStreet = (line: string, zip: string): SandboxStreet | undefined => {
  const [, number, name] = /^(\d+)\s+(.+)$/.exec(line.trim()) ?? [];
  if (number === undefined || name === undefined) return undefined;
  const area = sandboxAreas.find((candidate) => candidate.zip === zip);
  return area?.streets.find(
    (street) => sameText(street.name, name) && Number(number) >= street.from && Number(number) <= street.to,
  );
};

/** A deliverable home or event place by its ZIP code and first line. Throws when the sandbox does not know it. */
export const demoAddress = (zip: string, street: string, unit?: string): DemoAddress => {
  const area = sandboxAreas.find((candidate) => candidate.zip === zip);
  if (!area || !findSandboxStreet(street, zip)) throw new Error(`The address sandbox has no ${street} in ${zip}`);
  return { street, ...(unit === undefined ? {} : { unit }), city: area.city, state: area.state, zip, country: 'US' };
};

/** Whether mail would arrive: the street and number exist in the ZIP code, the city fits it, and a unit is named where needed. */
export const isDeliverable = (address: DemoAddress): boolean => {
  const area = sandboxAreas.find(({ zip }) => zip === address.zip);
  if (!area || !sameText(area.city, address.city) || area.state !== address.state) return false;
  const street = findSandboxStreet(address.street, address.zip);
  return street !== undefined && (!street.units || address.unit !== undefined);
};
