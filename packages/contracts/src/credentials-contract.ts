import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';

export const Password = z
  .string()
  .min(6, 'Please use at least 6 characters.')
  .max(200, 'Please use at most 200 characters.');
export const Email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address.'));
export const PasswordConfirmation = z.string().min(1, 'Please confirm your password.');

/** A new password is typed twice; `refine` with this wherever it is asked for. */
export const isConfirmed = (form: { password: string; password_confirmation: string }): boolean =>
  form.password === form.password_confirmation;
export const NOT_CONFIRMED = { path: ['password_confirmation'], message: 'The passwords do not match.' };

/** The secret part of a mailed link. */
export const LinkToken = z.string().min(1).max(100);

/** Passwords, and the address that a lost one is replaced through. */
export const credentialsContract = {
  /** The same answer whether or not somebody has this address. */
  forgotPassword: defineEndpoint({
    id: 'forgotPassword',
    method: 'POST',
    path: '/api/auth/forgot',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ email: Email }),
    responses: { 200: z.object({ message: z.string() }), 422: Problem, 429: Problem },
  }),
  /** `invalid_token`: the link was used, has expired, or never was. */
  resetPassword: defineEndpoint({
    id: 'resetPassword',
    method: 'POST',
    path: '/api/auth/reset',
    service: 'accounts',
    audience: 'public',
    body: z
      .strictObject({ token: LinkToken, password: Password, password_confirmation: PasswordConfirmation })
      .refine(isConfirmed, NOT_CONFIRMED),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
  /** Ends every session of the person; this browser goes on with a new one. */
  changePassword: defineEndpoint({
    id: 'changePassword',
    method: 'POST',
    path: '/api/auth/password',
    service: 'accounts',
    audience: 'user',
    body: z
      .strictObject({
        current_password: z.string().min(1, 'Please enter your current password.').max(200),
        password: Password,
        password_confirmation: PasswordConfirmation,
      })
      .refine(isConfirmed, NOT_CONFIRMED),
    responses: { 200: z.object({ token: z.string() }), 422: Problem, 429: Problem },
  }),
  /** Uses up the link of a confirmation mail. */
  verifyEmail: defineEndpoint({
    id: 'verifyEmail',
    method: 'POST',
    path: '/api/auth/verifyEmail',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ token: LinkToken }),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
  /** Mails the confirmation once more; nothing is mailed to somebody who has confirmed. */
  sendVerification: defineEndpoint({
    id: 'sendVerification',
    method: 'POST',
    path: '/api/auth/sendVerification',
    service: 'accounts',
    audience: 'user',
    responses: { 200: z.object({}), 429: Problem },
  }),
};
