import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { LiveEvent } from '@wishbow/contracts/live-events';
import { problem } from '@wishbow/contracts/problem';
import { type MockedReply, mockEndpoint } from '@wishbow/testing/mock-contract';
import { answerCall } from '@wishbow/testing/world/answer-call';
import type { MockedContract, OtherCall, PartMocks } from '@wishbow/testing/world/part-mocks';
import { delay, type HttpHandler, http } from 'msw';
import type { RunningWorld } from './kept-world.ts';
import { LATENCIES, type MockChoice } from './mock-choice.ts';

/** How long a call takes: the pace of the whole site, and what a scenario adds to this one. */
function delayOf(endpointId: string, { latency, scenarios }: MockChoice, parts: readonly PartMocks[]): number {
  const chosen = parts.flatMap((part) => part.scenarios).filter(({ name }) => scenarios.includes(name));
  return chosen.reduce<number>((sum, { delays }) => sum + (delays?.[endpointId] ?? 0), LATENCIES[latency]);
}

/** How a call fails that was asked to; undefined where it was not. */
function failureOf(endpoint: Endpoint, { failing }: MockChoice): MockedReply | 'unreachable' | undefined {
  const wanted = failing.find(({ endpointId }) => endpointId === endpoint.id);
  if (!wanted) return undefined;
  if (wanted.status === 0) return 'unreachable';
  const { status, code = status >= 500 ? 'unavailable' : 'mocked_refusal' } = wanted;
  return { status, body: { ...problem(code, 'This was asked to fail.'), request_id: 'mock' } };
}

/** The MSW handlers of everything that the parts answer. `onChange` hears what a call may have changed. */
export function worldHandlers(
  parts: readonly PartMocks[],
  running: RunningWorld,
  onChange: (topic: LiveEvent['topic']) => void,
): HttpHandler[] {
  const handlerOf = (mocked: MockedContract, endpoint: Endpoint): HttpHandler =>
    mockEndpoint(endpoint, async (call) => {
      await delay(delayOf(endpoint.id, running.choice, parts));
      const reply = failureOf(endpoint, running.choice) ?? (await answerCall(mocked, endpoint, running.world, call));
      if (isDone(reply)) for (const topic of topicsOf(endpoint)) onChange(topic);
      return reply;
    });
  const calls = parts
    .flatMap(({ contracts }) => contracts)
    .flatMap((mocked) => Object.values(mocked.contract).map((endpoint) => handlerOf(mocked, endpoint)));
  return [...calls, ...parts.flatMap(({ others = [] }) => others).map(otherHandler)];
}

const isDone = (reply: MockedReply | 'unreachable'): boolean => reply !== 'unreachable' && reply.status < 300;

const otherHandler = ({ method, path, answer }: OtherCall): HttpHandler =>
  method === 'GET'
    ? http.get(path, ({ request }) => answer(request))
    : http.post(path, ({ request }) => answer(request));

const READS = /^(?:get|list|search|refresh|count|quote|suggest|retrieve|store|pull|check|report|begin)/;

/** What the stream of a real site would tell after a change. */
function topicsOf({ id, service, method }: Endpoint): LiveEvent['topic'][] {
  if (method === 'GET' || READS.test(id)) return [];
  if (service === 'orders') return ['cart', 'orders'];
  if (service === 'wishlists') return ['wishlists'];
  return service === 'social' ? ['relationships'] : [];
}
