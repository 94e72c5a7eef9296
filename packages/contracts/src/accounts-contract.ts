import * as z from 'zod';
import { Email, isConfirmed, NOT_CONFIRMED, Password, PasswordConfirmation } from './credentials-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Me, PersonSummary, PostalAddress, PrivacySettings, ViewedUser, WrappingPaper } from './people.ts';
import { Problem } from './problem.ts';
import { Instant, optionalLine, shortText, UserId, ViewerHint } from './wire-types.ts';

export const Registration = z
  .strictObject({
    firstName: shortText(40, 'Please enter your first name.'),
    lastName: shortText(40, 'Please enter your last name.'),
    username: z.string().trim().min(1, 'Please choose a username.'),
    email: Email,
    password: Password,
    password_confirmation: PasswordConfirmation,
  })
  .refine(isConfirmed, NOT_CONFIRMED);

/** An address as it is typed. */
export const TypedAddress = z.strictObject({
  address: shortText(100, 'Please add an address'),
  address_2: optionalLine(50).default(''),
  city: shortText(60, 'Please add a city'),
  state: shortText(30, 'Please add a state'),
  postal: shortText(12, 'Please add a postal code'),
  country: shortText(40, 'Please add a country'),
  /** The person saw that the address could not be checked, or chose it as typed. */
  use_as_entered: z.boolean().default(false),
});

export const SignedIn = z.object({ token: z.string(), user: PersonSummary });

/** The first step was right and another is asked for: nobody is signed in yet. */
export const SecondStepAsked = z.object({ pending_token: z.string() });

const AddressDetails = TypedAddress.extend({ user_id: UserId.optional() });

/** `candidates` holds up to 3 addresses to choose from; `unit_required` asks for the unit number. */
export const AddressProblem = Problem.extend({
  candidates: z.array(PostalAddress).max(3).optional(),
  unit_required: z.boolean().optional(),
});

/** Sign-up, sign-in, people search and one's own details. */
export const accountsContract = {
  register: defineEndpoint({
    id: 'register',
    method: 'POST',
    path: '/api/auth/register',
    service: 'accounts',
    audience: 'public',
    body: Registration,
    responses: { 201: z.object({ user: PersonSummary }), 422: Problem, 429: Problem },
  }),
  login: defineEndpoint({
    id: 'login',
    method: 'POST',
    path: '/api/auth/login',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ email: z.string().max(254), password: z.string().max(200) }),
    /** 202: a code is asked for, which `confirmLogin` takes. */
    responses: { 200: SignedIn, 202: SecondStepAsked, 422: Problem, 429: Problem },
  }),
  logout: defineEndpoint({
    id: 'logout',
    method: 'POST',
    path: '/api/auth/logout',
    service: 'accounts',
    audience: 'public',
    responses: { 200: z.object({}) },
  }),
  /** For old clients; the site itself posts. */
  logoutByLink: defineEndpoint({
    id: 'logoutByLink',
    method: 'GET',
    path: '/api/auth/logout',
    service: 'accounts',
    audience: 'public',
    responses: { 200: z.object({}) },
  }),
  searchUsers: defineEndpoint({
    id: 'searchUsers',
    method: 'POST',
    path: '/api/searchUsers',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ query: optionalLine(80), cursor: z.string().max(400).nullish() }),
    responses: {
      /** Ordered by the word that was found and the username. The cursor is null at the end. */
      200: z.object({ users: z.array(PersonSummary), next_cursor: z.string().nullable().default(null) }),
    },
  }),
  updateAddress: defineEndpoint({
    id: 'updateAddress',
    method: 'POST',
    path: '/api/updateAddress',
    aliases: ['/updateAddress'],
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ details: AddressDetails }),
    responses: {
      200: z.object({ details: PostalAddress }),
      403: Problem,
      422: AddressProblem,
      /** The verification service could not be asked: this says nothing about the address. */
      503: Problem,
    },
  }),
  suggestAddresses: defineEndpoint({
    id: 'suggestAddresses',
    method: 'POST',
    path: '/api/suggestAddresses',
    service: 'accounts',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ search: optionalLine(100), state: z.string().max(30).optional() }),
    responses: { 200: z.object({ suggestions: z.array(PostalAddress) }) },
  }),
  updateSettings: defineEndpoint({
    id: 'updateSettings',
    method: 'PATCH',
    path: '/api/settings/:settingsId',
    service: 'accounts',
    audience: 'user',
    params: z.object({ settingsId: UserId }),
    body: z.strictObject({
      user: z.strictObject({ id: UserId.optional(), settings: PrivacySettings.partial().strict() }),
    }),
    responses: { 200: z.object({ settings: PrivacySettings }), 403: Problem, 422: Problem },
  }),
};

/** What the BFF composes from several services. */
export const profilesContract = {
  getMe: defineEndpoint({
    id: 'getMe',
    method: 'GET',
    path: '/api/me',
    service: 'bff',
    audience: 'user',
    quiet: true,
    responses: { 200: z.object({ data: Me }), 401: Problem },
  }),
  getViewedUser: defineEndpoint({
    id: 'getViewedUser',
    method: 'POST',
    path: '/api/getViewedUser',
    service: 'bff',
    audience: 'public',
    body: z.strictObject({ username: z.string().max(60), user: ViewerHint }),
    responses: { 200: z.object({ user: ViewedUser }), 404: Problem },
  }),
};

/** A person with what the privacy policy needs to know; never leaves our services unfiltered. */
export const PersonRecord = PersonSummary.extend({
  lastName: z.string(),
  details: z.object({
    avatar: PersonSummary.shape.details.shape.avatar,
    bio: z.string(),
    birthday: z.string().nullable(),
    wrapping_paper: WrappingPaper,
  }),
  settings: PrivacySettings,
  /** An admin keeps them out: nobody sees anything of theirs. Left out for everybody else. */
  isSuspended: z.boolean().optional(),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

export const accountsInternalContract = {
  /** Who a session token belongs to; asked by the BFF with the token's hash. */
  findSession: defineEndpoint({
    id: 'findSession',
    method: 'POST',
    path: '/internal/findSession',
    service: 'accounts',
    audience: 'internal',
    body: z.strictObject({ tokenHash: z.string().length(64) }),
    responses: {
      200: z.object({
        sessionId: z.string(),
        userId: UserId,
        role: z.enum(['user', 'admin']),
        expiresAt: z.iso.datetime(),
      }),
      404: Problem,
    },
  }),
  listPeople: defineEndpoint({
    id: 'listPeople',
    method: 'POST',
    path: '/internal/listPeople',
    service: 'accounts',
    audience: 'internal',
    body: z.strictObject({
      ids: z.array(UserId).max(500).default([]),
      usernames: z.array(z.string().max(60)).max(50).default([]),
    }),
    responses: { 200: z.object({ people: z.array(PersonRecord) }) },
  }),
  getOwnAccount: defineEndpoint({
    id: 'getOwnAccount',
    method: 'POST',
    path: '/internal/getOwnAccount',
    service: 'accounts',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    responses: {
      200: z.object({
        person: PersonRecord,
        email: z.string(),
        emailVerified: z.boolean(),
        deletionDueAt: Instant.nullable(),
        role: z.enum(['user', 'admin']),
        address: PostalAddress.nullable(),
      }),
      404: Problem,
    },
  }),
  /** The address to ship to, for the order itself: it is not shown to the buyer unless the policy says so. */
  getShippingAddress: defineEndpoint({
    id: 'getShippingAddress',
    method: 'POST',
    path: '/internal/getShippingAddress',
    service: 'accounts',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    responses: { 200: z.object({ firstName: z.string(), lastName: z.string(), address: PostalAddress }), 404: Problem },
  }),
  /** Checks an address of somebody who has no account, as one's own is checked. Nothing is saved. */
  checkAddress: defineEndpoint({
    id: 'checkAddress',
    method: 'POST',
    path: '/internal/checkAddress',
    service: 'accounts',
    audience: 'internal',
    body: z.strictObject({ details: TypedAddress }),
    responses: { 200: z.object({ details: PostalAddress }), 422: AddressProblem, 503: Problem },
  }),
};
