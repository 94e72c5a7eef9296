import { isPart, type Part } from '@wishbow/contracts/routes';

export const LATENCIES = { instant: 0, usual: 250, slow: 2000 } as const;
export type Latency = keyof typeof LATENCIES;

export const BREAKAGES = ['missing', 'slow', 'throws'] as const;
export type Breakage = (typeof BREAKAGES)[number];

/** A call that fails: with a status and, where it matters, the code of its refusal; 0 is a lost connection. */
export interface FailingCall {
  readonly endpointId: string;
  readonly status: number;
  readonly code: string | undefined;
}

/** What somebody wants to see, as `?mock=` says it. */
export interface MockChoice {
  /** By name, in the order they change the world. */
  readonly scenarios: readonly string[];
  readonly failing: readonly FailingCall[];
  readonly broken: readonly { readonly part: Part; readonly how: Breakage }[];
  readonly latency: Latency;
  /** The day it is, `YYYY-MM-DD`; undefined is the first day of the world. */
  readonly day: string | undefined;
  /** What could not be read, as it was written. */
  readonly unknown: readonly string[];
}

const NOTHING: MockChoice = { scenarios: [], failing: [], broken: [], latency: 'instant', day: undefined, unknown: [] };

const TOKEN = /^([a-z-]+)(?::([A-Za-z-]+))?(?:=(.+))?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isBreakage = (text: string): text is Breakage => BREAKAGES.some((how) => how === text);
const isLatency = (text: string): text is Latency => Object.hasOwn(LATENCIES, text);

/** Reads `rich,declined-card,error:getOrders=503,broken:mf-checkout=slow,latency=slow,clock=2026-12-24`. */
export function readChoice(text: string): MockChoice {
  const tokens = text
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '');
  return tokens.reduce(withToken, NOTHING);
}

type Token = { readonly name: string; readonly subject: string; readonly value: string };
/** What a token changes of a choice; undefined where it cannot be read. */
type Reader = (token: Token, choice: MockChoice) => Partial<MockChoice> | undefined;

const readScenario: Reader = ({ name, subject, value }, { scenarios }) =>
  name !== '' && subject === '' && value === '' ? { scenarios: [...scenarios, name] } : undefined;

const readFailure: Reader = ({ subject, value }, { failing }) => {
  const [written = '', code] = value.split('/');
  const status = written === 'network' ? 0 : Number(written || 500);
  const isReadable = subject !== '' && Number.isInteger(status);
  return isReadable ? { failing: [...failing, { endpointId: subject, status, code }] } : undefined;
};

const readBreakage: Reader = ({ subject: part, value }, { broken }) => {
  const how = value || 'missing';
  return isPart(part) && isBreakage(how) ? { broken: [...broken, { part, how }] } : undefined;
};

const READERS: Readonly<Record<string, Reader>> = {
  error: readFailure,
  broken: readBreakage,
  latency: ({ value }) => (isLatency(value) ? { latency: value } : undefined),
  slow: () => ({ latency: 'slow' }),
  clock: ({ value }) => (DAY.test(value) ? { day: value } : undefined),
};

function withToken(choice: MockChoice, token: string): MockChoice {
  const [, name = '', subject = '', value = ''] = TOKEN.exec(token) ?? [];
  const change = READERS[name] ?? readScenario;
  return { ...choice, ...(change({ name, subject, value }, choice) ?? { unknown: [...choice.unknown, token] }) };
}

/** As `readChoice` reads it: the same choice is always the same text. */
export function writeChoice({ scenarios, failing, broken, latency, day }: MockChoice): string {
  const errors = failing.map(({ endpointId, status, code }) => {
    const how = status === 0 ? 'network' : String(status);
    return `error:${endpointId}=${code ? `${how}/${code}` : how}`;
  });
  return [
    ...scenarios,
    ...errors,
    ...broken.map(({ part, how }) => `broken:${part}=${how}`),
    ...(latency === 'instant' ? [] : [`latency=${latency}`]),
    ...(day === undefined ? [] : [`clock=${day}`]),
  ].join(',');
}

/** The address of a page with another choice; readable, since people send it to each other. */
export function addressWith(address: string, choice: MockChoice): string {
  const url = new URL(address);
  url.searchParams.delete('mock');
  const query = url.searchParams.toString();
  const mock = `mock=${writeChoice(choice)}`;
  url.search = query === '' ? mock : `${query}&${mock}`;
  return url.href;
}
