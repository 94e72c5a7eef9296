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
  const server = createServer(async (request, response) => {
    const isDeployer = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    const [status, body] = isDeployer
      ? await answer(roller, request)
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

async function answer(roller: BffRoller, request: IncomingMessage): Promise<readonly [number, object]> {
  try {
    const asked = RollRequest.parse(await json(request));
    const url = await roll(roller, asked);
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

async function roll(roller: BffRoller, asked: RollRequest): Promise<string | undefined> {
  switch (asked.ask) {
    case 'state':
      return undefined;
    case 'begin':
      return roller.begin(asked.buildId);
    case 'open':
      return void (await roller.open(asked.kind));
    case 'drop':
      return void (await roller.drop());
  }
}
