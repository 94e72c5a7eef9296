import type { MatchCode, StreetMatch } from './street-match.ts';

/** AA: city, state and ZIP are right; BB, N1 and CC: all of it, unit missing, unit not known. Source: Smarty, "DPV footnotes". */
const FOOTNOTES: Record<MatchCode, string> = { Y: 'AABB', D: 'AAN1', S: 'AACC' };

const lastWord = (name: string): [rest: string, suffix: string] => {
  const words = name.split(' ');
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
};

/** The four digits after the ZIP code; the same for the same house. */
const plus4 = ({ number, unit }: StreetMatch): string =>
  String(1_000 + ((number * 7 + Number(unit?.replace(/\D/g, '') || 0)) % 9_000));

/** One element of the US Street API's answer. Source: smarty.com/docs/cloud/us-street-api. */
export const renderCandidate = (
  match: StreetMatch,
  inputIndex: number,
  candidateIndex: number,
  inputId: string | undefined,
) => {
  const { area, street, number, unit, code } = match;
  const [streetName, suffix] = lastWord(street.name);
  const secondary = unit === undefined ? undefined : unit.toUpperCase();
  const zipPlus4 = plus4(match);
  return {
    ...(inputId !== undefined && { input_id: inputId }),
    input_index: inputIndex,
    candidate_index: candidateIndex,
    delivery_line_1: `${number} ${street.name}${secondary === undefined ? '' : ` Apt ${secondary}`}`,
    last_line: `${area.city} ${area.state} ${area.zip}-${zipPlus4}`,
    delivery_point_barcode: `${area.zip}${zipPlus4}000`,
    components: {
      primary_number: String(number),
      street_name: streetName,
      street_suffix: suffix,
      ...(secondary !== undefined && { secondary_designator: 'Apt', secondary_number: secondary }),
      city_name: area.city,
      default_city_name: area.city,
      state_abbreviation: area.state,
      zipcode: area.zip,
      plus4_code: zipPlus4,
      delivery_point: '00',
      delivery_point_check_digit: '0',
    },
    metadata: {
      record_type: street.units ? 'H' : 'S',
      zip_type: 'Standard',
      county_name: area.city,
      carrier_route: 'C001',
      rdi: 'Residential',
      latitude: 40,
      longitude: -100,
      precision: 'Zip5',
      time_zone: 'Eastern',
      utc_offset: -5,
      dst: true,
    },
    analysis: {
      dpv_match_code: code,
      dpv_footnotes: FOOTNOTES[code],
      dpv_cmra: 'N',
      dpv_vacant: 'N',
      dpv_no_stat: 'N',
      active: 'Y',
      footnotes: code === 'Y' ? '' : 'H#',
    },
  };
};
