/** Everybody a call may come from. `badToken` and `revoked` send a token that never was, or is no more. */
export const SUBJECTS = [
  'visitor',
  'badToken',
  'revoked',
  'stranger',
  'pending',
  'follower',
  'owner',
  'buyer',
  'recipient',
  'admin',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Those who have an account and a session. `owner` owns what a call is about; `buyer` has given to `recipient`. */
export type SignedIn = Exclude<Subject, 'visitor' | 'badToken' | 'revoked'>;

/** What each of them is answered: `200`, or `404 not_found`. */
export type Outcomes = Readonly<Record<SignedIn | 'visitor', string>>;

const UNAUTHENTICATED = '401 unauthenticated';

const everyoneSignedIn = (outcome: string) => ({
  stranger: outcome,
  pending: outcome,
  follower: outcome,
  owner: outcome,
  buyer: outcome,
  recipient: outcome,
  admin: outcome,
});

/** One answer for all who look, with an account or without, but for those named. */
export const everybody = (outcome: string, others: Partial<Outcomes> = {}): Outcomes => ({
  visitor: outcome,
  ...everyoneSignedIn(outcome),
  ...others,
});

/** One answer for all who are signed in, but for those named; a visitor is asked to sign in. */
export const signedIn = (outcome: string, others: Partial<Outcomes> = {}): Outcomes => ({
  visitor: UNAUTHENTICATED,
  ...everyoneSignedIn(outcome),
  ...others,
});

/** For admins; everybody else learns that. */
export const adminsOnly = (outcome: string): Outcomes => signedIn('403 forbidden', { admin: outcome });

/** What a subject is answered; who cannot show a session is refused whatever they ask. undefined: they are not asked. */
export const outcomeFor = (outcomes: Partial<Outcomes>, subject: Subject): string | undefined =>
  subject === 'badToken' || subject === 'revoked' ? UNAUTHENTICATED : outcomes[subject];

/** For what ends the session it comes with: nobody signed in is asked for it here. */
export const ofVisitors = (outcome: string): Partial<Outcomes> => ({ visitor: outcome });
