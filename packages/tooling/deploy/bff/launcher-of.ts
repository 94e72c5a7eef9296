import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RollReply, type RollRequest } from '@wishbow/launcher/bff/roll-messages';
import { z } from 'zod';
import { root } from '../../bootstrap/root.mjs';
import { Refusal } from '../../generators/refusal.ts';

/** Asks the launcher of a site on this machine. @throws Refusal with its words where it cannot. */
export type AskLauncher = (request: RollRequest) => Promise<RollReply>;

const Memory = z.object({ deployToken: z.string(), ports: z.object({ launcher: z.int() }) });
const Refused = z.object({ message: z.string() });

/** The launcher whose site has its data in a folder. @throws Refusal where there is none. */
export function launcherOf(data: string): AskLauncher {
  const folder = path.resolve(root, data);
  const file = path.join(folder, 'launcher.json');
  const memory = existsSync(file) ? Memory.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
  if (!memory) {
    throw new Refusal(
      `No site that npm start runs here has its data in ${folder}. The BFF of a site elsewhere is replaced with its image (docs/docker.md); npm run gate -- bff --to <site> says whether it would fit.`,
    );
  }
  const headers = { authorization: `Bearer ${memory.deployToken}` };
  return async (request) => {
    const asked = fetch(`http://127.0.0.1:${memory.ports.launcher}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    const answer = await asked.catch((cause: unknown) => {
      throw new Refusal(`The site whose data lies in ${folder} does not run.`, { cause });
    });
    if (!answer.ok) throw new Refusal(Refused.parse(await answer.json()).message);
    return RollReply.parse(await answer.json());
  };
}
