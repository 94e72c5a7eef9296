import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { createClient } from '@wishbow/http/client';
import { announceRevocation } from '@wishbow/service/identity/session-revocation';
import { sessionFinder } from './session-finder.ts';

const TOKEN = 'a-token-of-forty-three-characters-as-ours-are';
const TOKEN_HASH = 'c9ec3ec65dd25f9ade771b9d1e5324821b73909426cf98aa1a559e0e7a1976db';
const MAYA = 'a'.repeat(24);
const NOW = new Date('2026-11-28T12:00:00.000Z');
const session = { sessionId: 's1', userId: MAYA, role: 'user', expiresAt: '2026-12-28T12:00:00.000Z' };
const viewer = { userId: MAYA, role: 'user', sessionId: 's1', service: undefined };

/** Accounts as the finder sees them: one session that lives until it is ended, and a count of the questions. */
function accounts(found: object = session) {
  const ephemeral = memoryEphemeral();
  let isLive = true;
  let questionCount = 0;
  const answer = async () => {
    questionCount += 1;
    return isLive
      ? Response.json(found)
      : Response.json({ code: 'not_found', message: 'No such session' }, { status: 404 });
  };
  const end = async () => {
    isLive = false;
    await announceRevocation(ephemeral, { id: 's1', tokenHash: TOKEN_HASH });
  };
  return { ephemeral, answer, end, questionCount: () => questionCount };
}

const finderBefore = (
  answer: () => Promise<Response>,
  cache: ReturnType<typeof memoryEphemeral>['cache'] | undefined,
) => sessionFinder(createClient({ baseUrl: 'http://accounts.example', fetch: answer }), cache, () => NOW);

test('whoever comes back within the minute is known without another question', async () => {
  const { answer, ephemeral, questionCount } = accounts();
  const find = finderBefore(answer, ephemeral.cache);
  expect(await find(TOKEN)).toEqual(viewer);
  expect(await find(TOKEN)).toEqual(viewer);
  expect(questionCount()).toBe(1);
});

test('being used does not make a session be remembered for longer', async () => {
  const { answer, ephemeral } = accounts();
  const kept: number[] = [];
  const cache: typeof ephemeral.cache = {
    ...ephemeral.cache,
    setIfAbsent: (key, value, ttlMs) => {
      kept.push(ttlMs);
      return ephemeral.cache.setIfAbsent(key, value, ttlMs);
    },
  };
  const find = finderBefore(answer, cache);
  for (let visit = 0; visit < 3; visit += 1) await find(TOKEN);
  expect(kept).toEqual([60_000]);
});

test('a session that is remembered is nobody from its log-out on', async () => {
  const { answer, ephemeral, end } = accounts();
  const find = finderBefore(answer, ephemeral.cache);
  await find(TOKEN);
  await end();
  expect(await find(TOKEN)).toBeUndefined();
});

test('an answer that was under way during the log-out does not bring the session back', async () => {
  const { answer, ephemeral, end } = accounts();
  const find = finderBefore(async () => {
    const live = await answer();
    await end();
    return live;
  }, ephemeral.cache);
  await find(TOKEN);
  expect(await find(TOKEN)).toBeUndefined();
});

test('without a shared memory every request asks', async () => {
  const { answer, questionCount } = accounts();
  const find = finderBefore(answer, undefined);
  await find(TOKEN);
  await find(TOKEN);
  expect(questionCount()).toBe(2);
});

test('a session that has run out is nobody, remembered or not', async () => {
  const { answer, ephemeral } = accounts({ ...session, expiresAt: NOW.toISOString() });
  const find = finderBefore(answer, ephemeral.cache);
  expect(await find(TOKEN)).toBeUndefined();
  expect(await find(TOKEN)).toBeUndefined();
});
