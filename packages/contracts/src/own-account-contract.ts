import { LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { WrappingPaper } from './people.ts';
import { Problem } from './problem.ts';
import { Day, Instant, longText, PictureAddress, PictureDataUrl, SessionId, shortText } from './wire-types.ts';

/** A data URL of a 300x300 picture with its JSON around it. */
const PICTURE_BODY_BYTES = 4_300_000;

/** What a person says of themselves. Who may see the birthday is a setting of its own. */
const ProfileForm = z.strictObject({
  firstName: shortText(40, 'Please enter your first name.'),
  lastName: shortText(40, 'Please enter your last name.'),
  bio: longText(LONGEST_DESCRIPTION),
  birthday: Day.nullable(),
  wrapping_paper: WrappingPaper,
});

/** Asked for once more before something that could lock its owner out. */
export const CurrentPassword = z.string().min(1, 'Please enter your password.').max(200);

/** One browser or app that is signed in as the person. */
export const SessionSummary = z.object({
  id: SessionId,
  /** `Firefox on Android`. */
  device: z.string(),
  created_at: Instant,
  /** To within some minutes. */
  last_seen_at: Instant,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** The account area: what only the person themselves may see and change. */
export const ownAccountContract = {
  updateProfile: defineEndpoint({
    id: 'updateProfile',
    method: 'POST',
    path: '/api/updateProfile',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ profile: ProfileForm }),
    responses: { 200: z.object({}), 422: Problem },
  }),
  /** null removes the picture. */
  updateAvatar: defineEndpoint({
    id: 'updateAvatar',
    method: 'POST',
    path: '/api/updateAvatar',
    service: 'accounts',
    audience: 'user',
    bodyLimit: PICTURE_BODY_BYTES,
    body: z.strictObject({ image: PictureDataUrl.nullable() }),
    responses: { 200: z.object({ avatar: PictureAddress.nullable() }), 422: Problem },
  }),
  listSessions: defineEndpoint({
    id: 'listSessions',
    method: 'GET',
    path: '/api/sessions',
    service: 'accounts',
    audience: 'user',
    quiet: true,
    responses: { 200: z.object({ sessions: z.array(SessionSummary) }) },
  }),
  revokeSession: defineEndpoint({
    id: 'revokeSession',
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    service: 'accounts',
    audience: 'user',
    params: z.object({ sessionId: SessionId }),
    responses: { 200: z.object({}), 404: Problem },
  }),
  /** Sets the day of the deletion, two weeks on, and signs out everywhere; 409 while a check for a fund is to be mailed. */
  deleteAccount: defineEndpoint({
    id: 'deleteAccount',
    method: 'POST',
    path: '/api/deleteAccount',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: z.object({ deletion_due_at: Instant }), 409: Problem, 422: Problem, 429: Problem },
  }),
  /** Takes the deletion back. */
  keepAccount: defineEndpoint({
    id: 'keepAccount',
    method: 'POST',
    path: '/api/keepAccount',
    service: 'accounts',
    audience: 'user',
    responses: { 200: z.object({}) },
  }),
  /** Ends every session of the person, this one too. */
  logoutEverywhere: defineEndpoint({
    id: 'logoutEverywhere',
    method: 'POST',
    path: '/api/auth/logoutEverywhere',
    service: 'accounts',
    audience: 'user',
    responses: { 200: z.object({}) },
  }),
};
