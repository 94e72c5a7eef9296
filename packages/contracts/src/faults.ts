import type { Breakage, BuildContract, Call } from './build-contract.ts';
import { type Misfit, misfitsOf } from './schema-misfits.ts';

/** Something one build of a set needs of another and does not find there, or not as it needs it. */
export type Fault = {
  kind: Breakage['kind'];
  what: string;
  consumer: string;
  provider: string;
  /** Not there at all, or there and not fitting. */
  isAbsent: boolean;
  reason: string;
};

/** Everything that does not work in a set of builds that are live together. */
export function faultsOf(builds: readonly BuildContract[]): Fault[] {
  return builds.flatMap((consumer) => [
    ...pageFaults(consumer, builds),
    ...modalFaults(consumer, builds),
    ...slotFaults(consumer, builds),
    ...eventFaults(consumer, builds),
    ...callFaults(consumer, builds),
    ...platformFaults(consumer, builds),
  ]);
}

/** Shell and BFF send addresses to parts; a page of which they have another path would stay empty. */
function pageFaults(consumer: BuildContract, builds: readonly BuildContract[]): Fault[] {
  return consumer.directs.flatMap(({ page, path, owner }) => {
    const part = builds.find(({ name }) => name === owner);
    const about = { consumer: consumer.name, provider: owner };
    const unreachable = part ? unexposed('./lifecycles', consumer, part) : [];
    const actual = part?.pages[page];
    if (actual === path) return unreachable;
    const reason = actual
      ? `${consumer.name} sends ${path} to ${owner}, which has the page ${page} at ${actual}.`
      : `${consumer.name} sends ${path} to ${owner}, which has no page ${page}.`;
    return [...unreachable, { ...about, kind: 'route', what: path, isAbsent: !actual, reason }];
  });
}

function modalFaults(consumer: BuildContract, builds: readonly BuildContract[]): Fault[] {
  return Object.entries(consumer.opens).flatMap(([key, opened]) => {
    const owner = ownerOf(key, builds);
    const modal = owner?.modals[key];
    if (!owner || !modal) return [absent('modal', key, consumer, owner?.name ?? ownerByConvention(key))];
    return [
      ...unexposed('./modals', consumer, owner),
      ...unfit('modal', key, consumer, owner, [
        ...sentences('props', [consumer, opened.props], [owner, modal.props]),
        ...sentences('result', [owner, modal.result], [consumer, opened.result]),
      ]),
    ];
  });
}

function slotFaults(consumer: BuildContract, builds: readonly BuildContract[]): Fault[] {
  return Object.entries(consumer.places).flatMap(([key, props]) => {
    const owner = ownerOf(key, builds);
    const slot = owner?.slots[key];
    if (!owner || !slot) return [absent('slot', key, consumer, owner?.name ?? ownerByConvention(key))];
    const reasons = sentences('props', [consumer, props], [owner, slot]);
    return [...unexposed('./slots', consumer, owner), ...unfit('slot', key, consumer, owner, reasons)];
  });
}

function eventFaults(consumer: BuildContract, builds: readonly BuildContract[]): Fault[] {
  return Object.entries(consumer.hears).flatMap(([name, expected]) => {
    const owner = builds.find(({ emits }) => name in emits);
    const emitted = owner?.emits[name];
    if (!owner || !emitted) return [absent('event', name, consumer, ownerByConvention(name))];
    return unfit('event', name, consumer, owner, sentences('payload', [owner, emitted], [consumer, expected]));
  });
}

function callFaults(consumer: BuildContract, builds: readonly BuildContract[]): Fault[] {
  const bff = builds.find(({ name }) => name === 'bff');
  return Object.entries(consumer.calls).flatMap(([id, call]) => {
    const what = `${call.method} ${call.path}`;
    const answer = bff?.answers[id];
    if (!bff || !answer || !isAnsweredAt(answer, call)) return [absent('call', what, consumer, 'bff')];
    return unfit('call', what, consumer, bff, [
      ...stricterAudience(call, answer),
      ...sentences('query', [consumer, call.query], [bff, answer.query]),
      ...sentences('body', [consumer, call.body], [bff, answer.body]),
      ...Object.entries(answer.responses).flatMap(([status, given]) =>
        answerSentences(status, given, bff, consumer, call),
      ),
    ]);
  });
}

/** A refusal that a build does not know yet is a failure it tells like any other; a success it does not know is not understood. */
function answerSentences(
  status: string,
  given: string,
  bff: BuildContract,
  consumer: BuildContract,
  call: Call,
): string[] {
  const expected = call.responses[status];
  // Nobody parses answers in the browser: a field more reaches a part that does not look at it.
  if (expected)
    return sentences(`answer ${status}`, [bff, given], [consumer, expected], ({ kind }) => kind !== 'unknown');
  return status < '400' ? [`bff may answer ${status}, which ${consumer.name} does not know.`] : [];
}

const AUDIENCES = ['public', 'user', 'admin', 'deployer', 'internal'];

function stricterAudience(call: Call, answer: Call): string[] {
  const isStricter = AUDIENCES.indexOf(answer.audience) > AUDIENCES.indexOf(call.audience);
  return isStricter ? [`It was for ${call.audience}, bff answers it to ${answer.audience} alone.`] : [];
}

function isAnsweredAt(answer: Call, call: Call): boolean {
  const pattern = (path: string) => path.replace(/:\w+/g, ':');
  return (
    answer.method === call.method &&
    [answer.path, ...answer.aliases].some((path) => pattern(path) === pattern(call.path))
  );
}

function platformFaults(consumer: BuildContract, builds: readonly BuildContract[]): Fault[] {
  const { needs } = consumer;
  if (!needs) return [];
  const shell = builds.find(({ name }) => name === 'shell');
  const { platform = 0, oldestPlatform = 0, names = [] } = shell?.provides ?? {};
  const about = { kind: 'platform' as const, consumer: consumer.name, provider: 'shell', isAbsent: true };
  const missing = needs.names
    .filter((name) => !names.includes(name))
    .map((name) => ({
      ...about,
      what: name,
      reason: `${consumer.name} imports ${name}, which shell does not provide.`,
    }));
  if (needs.platform >= oldestPlatform && needs.platform <= platform) return missing;
  const reason = `${consumer.name} is built for platform ${needs.platform}, shell serves ${oldestPlatform} to ${platform}.`;
  return [{ ...about, what: `platform ${needs.platform}`, reason }, ...missing];
}

type Side = readonly [build: BuildContract, hash: string | undefined];

/** What is said of each misfit between what one build gives and what another takes. */
function sentences(
  what: string,
  [giver, given]: Side,
  [taker, taken]: Side,
  counts: (misfit: Misfit) => boolean = () => true,
): string[] {
  if (given === taken) return [];
  const nothing = { type: 'object' };
  const misfits = misfitsOf(giver.schemas[given ?? ''] ?? nothing, taker.schemas[taken ?? ''] ?? nothing, what);
  return misfits.filter(counts).map((misfit) => sentence(misfit, giver.name, taker.name));
}

function sentence(misfit: Misfit, giver: string, taker: string): string {
  switch (misfit.kind) {
    case 'missing':
      return `${taker} needs \`${misfit.at}\`, which ${giver} does not give.`;
    case 'optional':
      return `${taker} needs \`${misfit.at}\`, which ${giver} may leave out.`;
    case 'unknown':
      return `${giver} gives \`${misfit.at}\`, which ${taker} refuses.`;
    case 'other':
      return `${giver} may give ${misfit.given} as \`${misfit.at}\`, ${taker} takes ${misfit.wanted}.`;
  }
}

function unfit(
  kind: Fault['kind'],
  what: string,
  { name }: BuildContract,
  provider: BuildContract,
  reasons: string[],
): Fault[] {
  return reasons.map((reason) => ({ kind, what, consumer: name, provider: provider.name, isAbsent: false, reason }));
}

const VERBS = { modal: 'opens', slot: 'shows', event: 'listens for', call: 'calls' };

function absent(kind: keyof typeof VERBS, what: string, { name }: BuildContract, provider: string): Fault {
  const reason = `${name} ${VERBS[kind]} it, ${provider} does not have it.`;
  return { kind, what, consumer: name, provider, isAbsent: true, reason };
}

function unexposed(expose: string, { name }: BuildContract, owner: BuildContract): Fault[] {
  if (owner.exposes.includes(expose)) return [];
  const reason = `${name} loads ${expose}, which ${owner.name} does not expose.`;
  return [
    { kind: 'exposes', what: `${owner.name} ${expose}`, consumer: name, provider: owner.name, isAbsent: true, reason },
  ];
}

/** The build in which the shell looks for a modal or a slot: while one moves, two parts have it. */
function ownerOf(key: string, builds: readonly BuildContract[]): BuildContract | undefined {
  const shell = builds.find(({ name }) => name === 'shell');
  const owner = shell?.looksIn?.[key] ?? ownerByConvention(key);
  return builds.find(({ name }) => name === owner);
}

/** `checkout.giftItem` and `checkout:gift-placed` are of `mf-checkout`. */
const ownerByConvention = (key: string): string => `mf-${key.split(/[.:]/)[0]}`;
