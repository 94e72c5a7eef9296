import type { Endpoint } from '@wishbow/contracts/endpoint';
import { problem, unauthenticated } from '@wishbow/contracts/problem';
import { invalidFields } from '@wishbow/http/invalid-fields';
import { type MockedReply, parsedReply, type RawCall } from '../mock-contract.ts';
import type { MockedContract } from './part-mocks.ts';
import type { World } from './world.ts';

type Answer = MockedReply | 'unreachable';

/**
 * What a world answers to a call: refused as the services refuse it, else by the part's own mock. What comes in and goes
 * out passes the contract.
 * @throws ZodError when the mock says what the contract does not allow.
 */
export async function answerCall(
  { answering }: MockedContract,
  endpoint: Endpoint,
  world: World,
  call: RawCall,
): Promise<Answer> {
  const refusal = refusalOf(endpoint, world);
  if (refusal) return refusal;
  const parsed = parsedOrIssues(endpoint, call);
  if (parsed.issues.length > 0) return { status: 422, body: invalidFields(parsed.issues) };
  if (claimsAnotherPerson(endpoint, world, call.body)) {
    return { status: 403, body: problem('identity_mismatch', 'This is not your account.') };
  }
  const answer = await saidBy(answering(world)[endpoint.id], { ...parsed.call, headers: call.headers });
  return answer === 'unreachable' ? answer : parsedReply(endpoint, answer);
}

function refusalOf({ audience }: Endpoint, world: World): MockedReply | undefined {
  if (audience === 'public') return undefined;
  const viewer = world.people.find(({ id }) => id === world.viewerId);
  if (!viewer) return { status: 401, body: unauthenticated };
  if (audience === 'admin' && viewer.role !== 'admin') {
    return { status: 403, body: problem('forbidden', 'This is for admins only.') };
  }
  return undefined;
}

function parsedOrIssues(endpoint: Endpoint, call: RawCall) {
  const parts = {
    params: endpoint.params?.safeParse(call.params),
    query: endpoint.query?.safeParse(call.query),
    body: endpoint.body?.safeParse(call.body),
  };
  return {
    issues: Object.values(parts).flatMap((part) => part?.error?.issues ?? []),
    call: { params: parts.params?.data, query: parts.query?.data, body: parts.body?.data },
  };
}

function claimsAnotherPerson({ identity = [] }: Endpoint, world: World, body: unknown): boolean {
  const claims: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  return identity.some((field) => (claims[field] ?? world.viewerId) !== world.viewerId);
}

async function saidBy(mock: unknown, call: unknown): Promise<Answer> {
  const answer: unknown = typeof mock === 'function' ? await mock(call) : mock;
  if (answer === 'unreachable') return answer;
  if (typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number') {
    return { status: answer.status, body: 'body' in answer ? answer.body : undefined };
  }
  throw new Error('a mock answers with a status and a body');
}
