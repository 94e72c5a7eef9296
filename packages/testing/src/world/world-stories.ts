import type { Endpoint } from '@wishbow/contracts/endpoint';
import { answerCall } from './answer-call.ts';
import { exampleCall } from './example-call.ts';
import type { MockedContract, PartMocks } from './part-mocks.ts';
import { ADA, THEO } from './seed/people.ts';
import { FIRST_DAY, noonOf, seededWorld } from './seeded-world.ts';
import type { World } from './world.ts';

/** The world of a scenario, as the first page of a tab finds it. */
function worldOf({ scenarios }: PartMocks, name: string): World {
  const world = seededWorld(noonOf(FIRST_DAY));
  for (const scenario of scenarios) if (scenario.name === name) scenario.change?.(world);
  return world;
}

/**
 * Asks every call of a part in a scenario's world, an admin's as an admin, each in a world of its own. What is not there
 * for Maya, or not hers, Theo asks once more.
 * @returns the status of each answer, by endpoint id.
 * @throws ZodError for the first answer that its contract does not allow.
 */
export async function askEverything(mocks: PartMocks, name = ''): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  for (const mocked of mocks.contracts) {
    for (const endpoint of Object.values(mocked.contract)) {
      statuses.set(endpoint.id, await askedInTurn(mocked, endpoint, worldOf(mocks, name)));
    }
  }
  return statuses;
}

async function askedInTurn(mocked: MockedContract, endpoint: Endpoint, world: World): Promise<number> {
  if (endpoint.audience === 'admin') world.viewerId = ADA;
  const status = await asked(mocked, endpoint, world);
  if (endpoint.audience !== 'user' || (status !== 403 && status !== 404)) return status;
  world.viewerId = THEO;
  return asked(mocked, endpoint, world);
}

async function asked(mocked: MockedContract, endpoint: Endpoint, world: World): Promise<number> {
  const answer = await answerCall(mocked, endpoint, world, exampleCall(endpoint, world));
  return answer === 'unreachable' ? 0 : answer.status;
}
