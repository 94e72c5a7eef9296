import type { WishlistId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { hasProcessFiles, readProcesses } from '../cpu/read-processes.ts';
import { cpuBetween, perCall, type ServerCpu, serverCpu } from '../cpu/server-cpu.ts';
import type { RunningSite } from '../site/running-site.ts';

/** Requests under way at a time: several people, and no queue. */
const AT_ONCE = 4;
const MS_PER_MICROSECOND = 0.001;

/** One round of requests for lists, taken in turns. */
export interface Round {
  /** Of the answer's body as it is read, before any compression; the mean of all. */
  readonly bytes: number;
  /** Milliseconds per request by process of the site; undefined where the machine does not tell. */
  readonly serverCpu: ServerCpu | undefined;
  /** Milliseconds per request of this process, which asks: not part of the above. */
  readonly ownCpuMs: number;
  /** From one request of the round to the next: how much of what the site does anyway fell to each. */
  readonly secondsPerRequest: number;
}

/** @throws when an answer is no 200. */
export async function measureRound(
  site: RunningSite,
  token: string,
  ids: readonly WishlistId[],
  requestCount: number,
): Promise<Round> {
  const before = readServerCpu(site);
  const ownBefore = process.cpuUsage();
  const startedAt = performance.now();
  const bytes = await openLists(site.url, token, ids, requestCount);
  const own = process.cpuUsage(ownBefore);
  const elapsedMs = performance.now() - startedAt;
  const after = readServerCpu(site);
  return {
    bytes: bytes / requestCount,
    serverCpu: before && after && perCall(cpuBetween(before, after), requestCount),
    ownCpuMs: ((own.user + own.system) * MS_PER_MICROSECOND) / requestCount,
    secondsPerRequest: elapsedMs / 1000 / requestCount,
  };
}

/** undefined where there is no /proc. */
export const readServerCpu = (site: RunningSite): ServerCpu | undefined =>
  hasProcessFiles() ? serverCpu(site.processes(), readProcesses()) : undefined;

/** @returns the bytes of all answers together. */
async function openLists(siteUrl: string, token: string, ids: readonly WishlistId[], count: number): Promise<number> {
  let bytes = 0;
  const turns = Array.from({ length: count }, (_, turn) => ids[turn % ids.length]).values();
  const askInTurn = async (): Promise<void> => {
    for (const wishListId of turns) {
      const answered = await answerBytes(siteUrl, token, wishListId);
      bytes += answered;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return bytes;
}

/** Asks without reading the answer by its contract, so that the one who asks uses little of the machine. */
async function answerBytes(siteUrl: string, token: string, wishListId: WishlistId | undefined): Promise<number> {
  const response = await fetch(siteUrl + wishlistsContract.getActiveWishlist.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ wishListId }),
  });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`list ${wishListId} was answered with ${response.status}`);
  return body.byteLength;
}
