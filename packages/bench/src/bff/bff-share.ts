import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { siteContract } from '@wishbow/contracts/site-contract';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Benchmark, BenchOfLists } from '../benchmark.ts';
import { treeOf } from '../cpu/process-tree.ts';
import { hasProcessFiles, readProcesses } from '../cpu/read-processes.ts';
import { loadNow, machineNote } from '../machine.ts';
import { signIn } from '../site/owner.ts';
import { LOOKER } from '../site/seeded-lists.ts';
import { spreadOf, spreadText } from '../statistics.ts';
import { type AskedCall, answerTo, askOften } from './asked-calls.ts';
import { type BareServer, startBareServer } from './bare-process.ts';

const ROUNDS = { quick: 3, full: 7 };
/** Enough of each that the kernel's steps of 10 ms do not matter. */
const ASKED = { bff: 300, bare: 3_000 };
/** A server that has run for a while: until then much of its time goes into compiling what it does. */
const WARM_UP = 1_500;
const MICROSECONDS_PER_MS = 1_000;

interface Case {
  readonly name: string;
  /** The least share of the bare server's pace that is wanted. */
  readonly goal: number | undefined;
  readonly call: AskedCall;
}

interface Measured {
  readonly bffMs: number[];
  readonly bareMs: number[];
}

/** What the BFF itself costs, beside a server of plain node:http that answers the same bytes. */
export const bffShare: Benchmark = {
  name: 'bff',
  title: 'The BFF beside bare node:http',
  seconds: { quick: 15, full: 45 },
  data: 'lists',
  measure: async (bench) => {
    if (!hasProcessFiles()) return { columns: ['BFF'], rows: [['not told here']], notes: [] };
    const roundCount = bench.isFull ? ROUNDS.full : ROUNDS.quick;
    const cases = await casesOf(bench);
    const rows: string[][] = [];
    for (const one of cases) {
      rows.push(await rowOf(bench, one, roundCount));
      bench.say(`${one.name}, load ${loadNow().toFixed(1)}`);
    }
    return {
      columns: ['Call', 'KB', 'BFF, CPU µs', 'bare node:http, CPU µs', 'share', 'goal'],
      rows,
      notes: [
        `CPU time of the one process per request, median (least to most) of ${roundCount} rounds, BFF and bare server in turns, after ${WARM_UP} calls that only warm up. The share is what the bare server costs of what the BFF does: the pace of one core compared with that of the other. Everybody is signed in, so each call looks up a session in the cache.`,
        `Load average ${loadNow().toFixed(1)} at the end. ${machineNote()}`,
      ],
    };
  },
};

async function casesOf({ site, lists }: BenchOfLists): Promise<Case[]> {
  const { token } = await signIn(site.url, LOOKER);
  const [list] = lists.of40;
  const ask = (path: string, body: object): AskedCall => ({ method: 'POST', path, token, body });
  const get = (path: string): AskedCall => ({ method: 'GET', path, token });
  return [
    { name: 'proxied, small', goal: 0.35, call: ask(notificationsContract.getNotifications.path, {}) },
    {
      name: 'proxied, 40 wishes',
      goal: 0.35,
      call: ask(wishlistsContract.getActiveWishlist.path, { wishListId: list }),
    },
    { name: 'answered from memory', goal: 0.45, call: get(siteContract.getAppEnv.path) },
    { name: 'composed of three services', goal: undefined, call: get(profilesContract.getMe.path) },
  ];
}

async function rowOf({ site }: BenchOfLists, { name, goal, call }: Case, roundCount: number): Promise<string[]> {
  const bffPid = site.processes().processes.bff?.pid;
  if (bffPid === undefined) throw new Error('the site has no BFF of its own');
  const body = await answerTo(site.url, call);
  const bare = await startBareServer(body);
  const measured = { bffMs: noFigures(), bareMs: noFigures() };
  const inTurn = askInTurn(site.url, bffPid, bare, call);
  try {
    await askOften(site.url, call, WARM_UP);
    await askOften(bare.url, call, ASKED.bare);
    for (let round = 0; round < roundCount; round += 1) await inTurn(measured);
  } finally {
    bare.stop();
  }
  const shares = measured.bffMs.map((bffMs, round) => (measured.bareMs[round] ?? 0) / bffMs);
  const micros = (values: readonly number[]) => spreadText(spreadOf(values.map((ms) => ms * MICROSECONDS_PER_MS)), 0);
  return [
    name,
    (body.length / 1024).toFixed(1),
    micros(measured.bffMs),
    micros(measured.bareMs),
    spreadText(spreadOf(shares), 2),
    goal?.toString() ?? '',
  ];
}

const noFigures = (): number[] => [];

/** A round: the one, then the other. */
const askInTurn = (siteUrl: string, bffPid: number, bare: BareServer, call: AskedCall) => async (noted: Measured) => {
  noted.bffMs.push(await cpuPerCall(bffPid, siteUrl, call, ASKED.bff));
  noted.bareMs.push(await cpuPerCall(bare.pid, bare.url, call, ASKED.bare));
};

async function cpuPerCall(pid: number, url: string, call: AskedCall, count: number): Promise<number> {
  const before = cpuOf(pid);
  await askOften(url, call, count);
  return (cpuOf(pid) - before) / count;
}

const cpuOf = (pid: number): number => treeOf(pid, readProcesses()).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
