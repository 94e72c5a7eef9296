import type { SandboxArea, SandboxStreet } from '@wishbow/demo/addresses';
import { type ParsedAddress, plainText } from './street-lookup.ts';

/** How well the postal service knows an address: Y wholly, D but for its missing unit, S but for a unit it does not know. */
export type MatchCode = 'Y' | 'D' | 'S';
export type StreetMatch = {
  area: SandboxArea;
  street: SandboxStreet;
  number: number;
  unit: string | undefined;
  code: MatchCode;
};

/** Houses with units have apartments 1 to 12. */
export const UNIT_COUNT = 12;
/** A street name that exists everywhere, for the case of several candidates. */
const CROSSING: SandboxStreet = { name: 'Crossing Ways', from: 1, to: 9, units: false };

const isKnownUnit = (unit: string): boolean => /^\d+$/.test(unit) && Number(unit) >= 1 && Number(unit) <= UNIT_COUNT;

const matchCode = (street: SandboxStreet, unit: string | undefined): MatchCode => {
  if (unit === undefined) return street.units ? 'D' : 'Y';
  return street.units && isKnownUnit(unit) ? 'Y' : 'S';
};

/** A ZIP code decides alone, as the real service corrects the city; without one, city and state have to agree. */
const isIn = (area: SandboxArea, { city, state, zip }: ParsedAddress): boolean =>
  zip === '' ? plainText(area.city) === city && area.state.toLowerCase() === state : area.zip === zip;

const matchIn = (area: SandboxArea, { number, street: name, unit }: ParsedAddress): StreetMatch[] =>
  area.streets
    .filter((street) => plainText(street.name) === name && number >= street.from && number <= street.to)
    .map((street) => ({ area, street, number, unit, code: matchCode(street, unit) }));

/** Every place an address can mean; several when a city has the street in more than one ZIP code. */
export const findMatches = (areas: readonly SandboxArea[], address: ParsedAddress): StreetMatch[] => {
  if (address.street !== plainText(CROSSING.name))
    return areas.filter((area) => isIn(area, address)).flatMap((area) => matchIn(area, address));
  const nearby = areas.filter(({ state }) => address.state === '' || state.toLowerCase() === address.state);
  return nearby
    .slice(0, 3)
    .map((area) => ({ area, street: CROSSING, number: address.number, unit: address.unit, code: 'Y' }));
};
