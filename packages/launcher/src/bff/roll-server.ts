import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RunningService } from '../site/start-services.ts';
import { type BffRoller, CannotRoll } from './bff-roller.ts';
import { type RollReply, RollRequest } from './roll-messages.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Has whoever holds the deploy token of the site, on this machine, replace its BFF; also while that one answers nobody. */
export async function openRollServer(roller: BffRoller, port: number, token: string): Promise<RunningService> {
  const expected = digest(`Bearer ${token}`);
  const inTurn = oneAfterTheOther();
  const server = createServer(async (request, response) => {
    const isDeployer = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    const [status, body] = isDeployer
      ? await answer(roller, request, inTurn)
      : [401, { message: 'This is not its deploy token.' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** What two people ask at a time would mix up. */
function oneAfterTheOther(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = Promise.allSettled([done]);
    return done;
  };
}

async function answer(roller: BffRoller, request: IncomingMessage, inTurn: InTurn): Promise<readonly [number, object]> {
  try {
    const asked = RollRequest.parse(await json(request));
    const url = asked.ask === 'state' ? undefined : await inTurn(() => roll(roller, asked));
    return [200, { ...roller.state(), ...(url && { url }) } satisfies RollReply];
  } catch (error) {
    return reportToDeployer(error);
  }
}

/** Whoever has asked is at a terminal: they are told what is wrong, whatever it is. */
const reportToDeployer = (error: unknown) =>
  [
    error instanceof CannotRoll ? 409 : 500,
    { message: error instanceof Error ? error.message : String(error) },
  ] as const;

type Act = Exclude<RollRequest, { readonly ask: 'state' }>;

async function roll(roller: BffRoller, asked: Act): Promise<string | undefined> {
  switch (asked.ask) {
    case 'begin':
      return roller.begin(asked.buildId);
    case 'open':
      return void (await roller.open(asked.buildId, asked.kind));
    case 'drop':
      return void (await roller.drop(asked.buildId));
  }
}
