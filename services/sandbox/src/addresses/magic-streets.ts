import { magicStreets, slowAnswerMs } from '@wishbow/demo/addresses';
import type { Fault } from '../scripts/script.ts';
import { plainText } from './street-lookup.ts';

const fault = (rest: Partial<Fault>): Fault => ({ when: 'before', delay_ms: 0, ...rest });
const errors = (message: string) => ({ errors: [{ message }] });

/** First lines that make the service itself misbehave. `magicStreets.invalid` needs no entry: no such street exists. */
const FAULTS: Record<string, Fault> = {
  [magicStreets.slow]: fault({ delay_ms: slowAnswerMs }),
  [magicStreets.down]: fault({ status: 503, body: errors('Service Unavailable. Try again later.') }),
  '1 Silent Way': fault({ hang: true }),
  '1 Burst Way': fault({ status: 429, headers: { 'retry-after': '1' }, body: errors('Too many requests.') }),
  '1 Unpaid Way': fault({ status: 402, body: errors('Active subscription required.') }),
};

const byPlainText = new Map(Object.entries(FAULTS).map(([street, effect]) => [plainText(street), effect]));

/** How the service misbehaves when it is asked about this first line; undefined when it does not. */
export const findStreetFault = (street: string): Fault | undefined => byPlainText.get(plainText(street));
