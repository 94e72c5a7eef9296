import type { PostalAddress } from '@wishbow/contracts/people';
import {
  type CandidateUSStreet,
  ClientBuilder,
  LookupUSAutocompletePro,
  LookupUSStreet,
  StaticCredentials,
} from 'smartystreets-javascript-sdk';

export type CheckedAddress =
  | { kind: 'valid'; address: PostalAddress }
  /** The building is known and has units; none was given. */
  | { kind: 'unit_required' }
  /** Several deliverable addresses fit what was typed. */
  | { kind: 'choose'; candidates: PostalAddress[] }
  | { kind: 'invalid' };

export interface AddressChecker {
  /** @throws Error when the service could not be asked: that says nothing about the address. */
  check(address: PostalAddress): Promise<CheckedAddress>;
  /** Addresses that start like `search`, those of `state` first. @throws Error when the service could not be asked. */
  suggest(search: string, state: string | undefined): Promise<PostalAddress[]>;
}

export interface SmartyOptions {
  readonly authId: string;
  readonly authToken: string;
  /** Origin of a stand-in; undefined for Smarty itself. */
  readonly url: string | undefined;
}

const MOST_CANDIDATES = 3;
const MOST_SUGGESTIONS = 3;
const DEADLINE_MS = 3_000;

/** Smarty's US Street and Autocomplete Pro services: https://www.smarty.com/docs/cloud/us-street-api */
export function smartyAddressChecker({ authId, authToken, url }: SmartyOptions): AddressChecker {
  const builder = (path: string) => {
    const made = new ClientBuilder(new StaticCredentials(authId, authToken))
      .withMaxRetries(1)
      .withMaxTimeout(DEADLINE_MS);
    return url ? made.withBaseUrl(`${url}${path}`) : made;
  };
  const streets = builder('/street-address').buildUsStreetApiClient();
  const autocomplete = builder('/lookup').buildUsAutocompleteProClient();

  return {
    check: async (asked) => {
      const { address, address_2, city, state, postal } = asked;
      const lookup = new LookupUSStreet(address, undefined, address_2 || undefined, city, state, postal);
      lookup.maxCandidates = MOST_CANDIDATES;
      await streets.send(lookup);
      return judge(lookup.result, asked);
    },
    suggest: async (search, state) => {
      const lookup = new LookupUSAutocompletePro(search);
      lookup.maxResults = MOST_SUGGESTIONS;
      if (state) lookup.preferStates = [state];
      await autocomplete.send(lookup);
      return lookup.result.map((suggestion) => ({
        address: suggestion.streetLine ?? '',
        // A house with several units is named by what they are called, "Apt": which one is asked when it is saved.
        address_2: (suggestion.entries ?? 0) > 1 ? '' : (suggestion.secondary ?? ''),
        city: suggestion.city ?? '',
        state: suggestion.state ?? '',
        postal: suggestion.zipcode ?? '',
        country: 'US',
      }));
    },
  };
}

/**
 * `D`: the building is right, the unit is missing. Smarty's DPV match codes: Y, S, D, N. Where several fit and one of them
 * is what was asked to the letter, somebody has chosen it.
 */
function judge(found: readonly CandidateUSStreet[], asked: PostalAddress): CheckedAddress {
  const [only, ...others] = found;
  if (!only) return { kind: 'invalid' };
  if (others.length > 0) {
    const candidates = found.map(toPostalAddress);
    const chosen = candidates.find((candidate) => addressKey(candidate) === addressKey(asked));
    return chosen ? { kind: 'valid', address: chosen } : { kind: 'choose', candidates };
  }
  const code = only.analysis?.dpvMatchCode;
  if (code === 'D') return { kind: 'unit_required' };
  return code === 'Y' ? { kind: 'valid', address: toPostalAddress(only) } : { kind: 'invalid' };
}

const addressKey = ({ address, address_2, city, state, postal }: PostalAddress) =>
  [address, address_2, city, state, postal].join('\n').toLowerCase();

function toPostalAddress({ components, deliveryLine1 = '' }: CandidateUSStreet): PostalAddress {
  const unit = [components?.secondaryDesignator, components?.secondaryNumber].filter(Boolean).join(' ');
  const street = unit && deliveryLine1.endsWith(unit) ? deliveryLine1.slice(0, -unit.length).trim() : deliveryLine1;
  const postal = [components?.zipCode, components?.plus4Code].filter(Boolean).join('-');
  return {
    address: street,
    address_2: unit,
    city: components?.cityName ?? '',
    state: components?.state ?? '',
    postal,
    country: 'US',
  };
}
