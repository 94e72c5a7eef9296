import { existsSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { type Call, createClient, RequestFailed } from '@wishbow/http/client';
import { root } from '../bootstrap/root.mjs';
import { DEPLOY_TOKEN } from '../gate/config.ts';
import { Refusal } from '../generators/refusal.ts';
import { Mistyped } from './mistyped.ts';
import { problemWords } from './problem-words.ts';
import { sendSmall } from './send-small.ts';

/** Options of every command that talks to a site as somebody who deploys. */
export const SITE_OPTIONS = {
  to: { type: 'string', default: 'http://localhost:3000' },
  data: { type: 'string', default: '.data' },
} as const;

/** The site that was named on the command line, as `--to x` or `--to=x`, before anything else of it is understood. */
export function siteIn(args: readonly string[]): string {
  const index = args.findIndex((word) => word === '--to' || word.startsWith('--to='));
  if (index < 0) return SITE_OPTIONS.to.default;
  return args[index]?.split('=').slice(1).join('=') || (args[index + 1] ?? '');
}

/** Calls of a site in the name of whoever holds its deploy token. @throws Refusal where there is no token. */
export function deployerClient({ to, data }: { readonly to: string; readonly data: string }): Call {
  const token = DEPLOY_TOKEN ?? tokenIn(path.resolve(root, data));
  const headers = () => ({ authorization: `Bearer ${token}` });
  return createClient({ baseUrl: to.replace(/\/$/, ''), fetch: sendSmall, headers });
}

/** Who is at the keyboard, as it stands in the history. */
export const deployerName = (): string => `${userInfo().username}@${hostname()}`.slice(0, 80);

/** `npm start` keeps the token of its site there. */
function tokenIn(folder: string): string {
  const file = path.join(folder, 'launcher.json');
  const { deployToken }: { deployToken?: string } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (deployToken) return deployToken;
  throw new Refusal(
    `No deploy token: set DEPLOY_TOKEN, or name the data folder of the site with --data (there is none in ${folder}).`,
  );
}

interface Command {
  readonly usage: string;
  /** The site that it is about. */
  readonly site: string;
}

/** What a failure says to the person at the terminal, where they can do something about it; below a mistyped command how it is called. */
export function commandFailure(failure: unknown, { usage, site }: Command): string | undefined {
  if (failure instanceof Mistyped || isUnparsable(failure)) return `${failure.message}\n\n${usage}`;
  return failureWords(failure, site);
}

const isUnparsable = (failure: unknown): failure is Error =>
  typeof failure === 'object' &&
  failure !== null &&
  'code' in failure &&
  String(failure.code).startsWith('ERR_PARSE_ARGS');

function failureWords(failure: unknown, site: string): string | undefined {
  if (failure instanceof Refusal) return failure.message;
  if (failure instanceof RequestFailed) {
    if (failure.status === 0) return `${site} does not answer. Is it running? Another site is named with --to.`;
    if (failure.status === 401)
      return `${site} does not know this deploy token. Its own is in the folder named by --data.`;
    return problemWords(failure.problem);
  }
  return undefined;
}
