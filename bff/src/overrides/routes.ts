import { OVERRIDE_COOKIE, type OverrideChoice } from '@wishbow/contracts/overrides';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { implement, viewerOf } from '@wishbow/http/implement';
import { sendProblem } from '@wishbow/http/problem-handler';
import type { RequestHandler, Router } from 'express';
import type { MadeOverride } from './make-override.ts';
import { readOverride } from './override-token.ts';
import type { RecordOverride } from './record-override.ts';

type Make = (choice: OverrideChoice, minutes: number, maker: 'admin' | 'deployer') => Promise<MadeOverride>;

const { createOverrideLink, createDeployersOverride, endOverride } = overridesContract;
const COOKIE = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** For admins, whose links stand in their log, and for everybody to be rid of it. */
export const overrideRoutes = (make: Make, record: RecordOverride): Router =>
  implement(
    { createOverrideLink, endOverride },
    {
      createOverrideLink: async ({ body: { minutes, ...choice }, viewer: { userId } }) => {
        const made = await make(choice, minutes, 'admin');
        if (made.ok) await record(userId, choice, made.expires_at);
        return madeReply(made);
      },
      endOverride: async ({ response }) => {
        response.clearCookie(OVERRIDE_COOKIE, COOKIE);
        return { status: 200, body: {} };
      },
    },
  );

/** For whoever holds the deploy token. */
export const deployersOverrideRoutes = (make: Make): Router =>
  implement(
    { createDeployersOverride },
    {
      createDeployersOverride: async ({ body: { minutes, ...choice } }) =>
        madeReply(await make(choice, minutes, 'deployer')),
    },
  );

function madeReply(made: MadeOverride) {
  if (made.ok) {
    const { link, cookie, expires_at } = made;
    return { status: 201, body: { link, cookie, expires_at } } as const;
  }
  const words = {
    developer_here: 'Nothing from a developer’s machine is shown where people are served.',
    mocks_apart: 'Builds with mocks are shown together: the shell’s and those of every part, and nothing beside them.',
    no_such_build: `There is no such build: ${made.name}.`,
  };
  return { status: 422, body: problem(made.reason, words[made.reason]) } as const;
}

/**
 * What a link with an override leads to: the site as it was chosen to be seen, for this browser. Where people are served
 * that is for admins; for others the link does not exist, as none does that is over or not ours.
 */
export const openOverride =
  (secret: string, now: () => Date): RequestHandler =>
  (request, response) => {
    const token = typeof request.query.link === 'string' ? request.query.link : '';
    const override = readOverride(token, secret, now());
    const isAllowed = override?.is_open || viewerOf(response).role === 'admin';
    if (!override || !isAllowed) return sendProblem(response, 404, notFound);
    response.cookie(OVERRIDE_COOKIE, token, { ...COOKIE, expires: new Date(override.expires_at) });
    response.set('cache-control', 'no-store').redirect(302, '/');
  };
