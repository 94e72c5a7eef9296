import { identityContract } from '@wishbow/contracts/identity-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { fieldProblem, notFound } from '@wishbow/contracts/problem';
import { findByUsername, freshId, summaryOf, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import { daysBefore } from '@wishbow/testing/world/seed/moments';
import { WRONG } from './accounts-mocks.ts';

const nothing = { status: 200, body: {} } as const;
export const wrongPassword = { status: 422, body: fieldProblem({ password: 'This is not your password.' }) } as const;
const DAYS_UNTIL_GONE = 14;

/** The account area. */
export const ownAccountMocks = mocked(ownAccountContract, (world) => ({
  updateProfile: ({ body: { profile } }) => {
    const { wrapping_paper: wrappingPaper, ...told } = profile;
    Object.assign(viewerOf(world), { ...told, wrappingPaper });
    return nothing;
  },
  updateAvatar: ({ body }) => {
    const viewer = viewerOf(world);
    viewer.avatar = body.image && `/media/mock/${freshId(world)}.svg`;
    return { status: 200, body: { avatar: viewer.avatar } };
  },
  listSessions: () => ({ status: 200, body: { sessions: world.sessions } }),
  revokeSession: ({ params }) => {
    if (!world.sessions.some(({ id }) => id === params.sessionId)) return { status: 404, body: notFound };
    world.sessions = world.sessions.filter(({ id }) => id !== params.sessionId);
    return nothing;
  },
  deleteAccount: ({ body }) => {
    if (body.password === WRONG) return wrongPassword;
    const due = daysBefore(new Date(), -DAYS_UNTIL_GONE);
    viewerOf(world).deletionDueAt = due;
    world.viewerId = null;
    return { status: 200, body: { deletion_due_at: due } };
  },
  keepAccount: () => {
    viewerOf(world).deletionDueAt = null;
    return nothing;
  },
  logoutEverywhere: () => {
    world.viewerId = null;
    return nothing;
  },
}));

/** What a person is called and reached by. */
export const identityMocks = mocked(identityContract, (world) => ({
  changeUsername: ({ body }) => {
    const viewer = viewerOf(world);
    const holder = findByUsername(world, body.username);
    if (holder && holder !== viewer) {
      return { status: 422, body: fieldProblem({ username: 'This username is taken.' }) };
    }
    viewer.username = body.username;
    return { status: 200, body: { user: summaryOf(viewer) } };
  },
  changeEmail: ({ body }) => (body.password === WRONG ? wrongPassword : nothing),
  confirmEmailChange: () => nothing,
  undoEmailChange: () => nothing,
}));
