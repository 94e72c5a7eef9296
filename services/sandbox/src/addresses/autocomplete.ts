import type { SandboxArea } from '@wishbow/demo/addresses';
import { z } from 'zod';
import { plainText } from './street-lookup.ts';
import { UNIT_COUNT } from './street-match.ts';

const Names = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(/[,;]/)
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );

/** The query of the US Autocomplete Pro API; lists are separated by commas or semicolons. */
export const AutocompleteQuery = z.object({
  search: z.string().min(1).max(127),
  selected: z.string().max(256).default(''),
  max_results: z.coerce.number().int().min(1).max(10).default(10),
  include_only_states: Names,
  include_only_cities: Names,
  include_only_zip_codes: Names,
  exclude_states: Names,
  prefer_states: Names,
  prefer_cities: Names,
  prefer_zip_codes: Names,
});
export type AutocompleteQuery = z.infer<typeof AutocompleteQuery>;

/** `entries` above 1 means a house with so many units: ask again with it as `selected`. */
export type Suggestion = {
  street_line: string;
  secondary: string;
  city: string;
  state: string;
  zipcode: string;
  entries: number;
};

const inList = (names: readonly string[], name: string): boolean => names.includes(name.toLowerCase());
const allows = (names: readonly string[], name: string): boolean => names.length === 0 || inList(names, name);

const isAllowed = (query: AutocompleteQuery, { city, state, zip }: SandboxArea): boolean =>
  allows(query.include_only_states, state) &&
  allows(query.include_only_cities, city) &&
  allows(query.include_only_zip_codes, zip) &&
  !inList(query.exclude_states, state);

const isPreferred = (query: AutocompleteQuery, { city, state, zip }: SandboxArea): boolean =>
  inList(query.prefer_states, state) || inList(query.prefer_cities, city) || inList(query.prefer_zip_codes, zip);

const suggestionsIn = (area: SandboxArea, number: number, streetBeginning: string): Suggestion[] =>
  area.streets
    .filter(
      (street) => number >= street.from && number <= street.to && plainText(street.name).startsWith(streetBeginning),
    )
    .map((street) => ({
      street_line: `${number} ${street.name}`,
      secondary: street.units ? 'Apt' : '',
      city: area.city,
      state: area.state,
      zipcode: area.zip,
      entries: street.units ? UNIT_COUNT : 1,
    }));

/** How a suggestion is named when it is selected to see its units. Source: Smarty, "Expanding secondaries". */
const selection = ({ street_line, secondary, entries, city, state, zipcode }: Suggestion): string =>
  `${street_line} ${secondary} (${entries}) ${city} ${state} ${zipcode}`;

const unitsOf = (house: Suggestion): Suggestion[] =>
  Array.from({ length: house.entries }, (_, index) => ({ ...house, secondary: `Apt ${index + 1}`, entries: 1 }));

/** Streets that begin as typed, those the caller prefers first. Nothing is suggested before a number and a letter are typed. */
export const suggest = (areas: readonly SandboxArea[], query: AutocompleteQuery): Suggestion[] => {
  const [, number, beginning] = /^(\d{1,6}) ([a-z].*)$/.exec(plainText(query.search).replace(/ apt.*$/, '')) ?? [];
  if (number === undefined || beginning === undefined) return [];
  const allowed = areas.filter((area) => isAllowed(query, area));
  const ordered = [
    ...allowed.filter((area) => isPreferred(query, area)),
    ...allowed.filter((area) => !isPreferred(query, area)),
  ];
  const found = ordered.flatMap((area) => suggestionsIn(area, Number(number), beginning));
  const selected = found.find((suggestion) => selection(suggestion) === query.selected);
  return (selected ? unitsOf(selected) : found).slice(0, query.max_results);
};
