import { callerNetwork, isNear } from '@wishbow/service/caller-network';
import type { Request } from 'express';

/** The answer that a stream is. */
interface Stream {
  once(event: 'close', listener: () => void): unknown;
  end(): unknown;
}

export interface OpenStreams {
  /** Takes a stream among the open ones until its connection is gone; false where its address has as many as it may. */
  hold(request: Pick<Request, 'ip'>, stream: Stream): boolean;
  count(): number;
  /** Ends all of them, for a process that stops: browsers connect again by themselves, to the one that serves by then. */
  endAll(): void;
}

/**
 * The streams of live events that this process holds open.
 * @param mostOfOne so many may come from one address; where people are not told apart by it, any number.
 */
export function openStreams(mostOfOne: number): OpenStreams {
  const streams = new Set<Stream>();
  const countOf = new Map<string, number>();
  const letGo = (stream: Stream, network: string) => {
    streams.delete(stream);
    const left = (countOf.get(network) ?? 0) - 1;
    if (left > 0) countOf.set(network, left);
    else countOf.delete(network);
  };
  return {
    hold: (request, stream) => {
      const network = callerNetwork(request);
      const held = countOf.get(network) ?? 0;
      if (held >= mostOfOne && request.ip !== undefined && !isNear(request.ip)) return false;
      streams.add(stream);
      countOf.set(network, held + 1);
      stream.once('close', () => letGo(stream, network));
      return true;
    },
    count: () => streams.size,
    endAll: () => {
      for (const stream of streams) stream.end();
    },
  };
}
