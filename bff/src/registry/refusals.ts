import type { Frontend } from '@wishbow/contracts/deployments';
import { problem } from '@wishbow/contracts/problem';
import type { FlipOutcome, FlipRefusal } from './make-live.ts';

type Refused = Extract<FlipOutcome, { ok: false }>;

const WORDS: Readonly<Record<FlipRefusal, (name: Frontend, refused: Refused) => readonly [404 | 409, string, string]>> =
  {
    no_build: (name) => [404, 'no_such_build', `There is no such build of ${name}.`],
    mocked: (name) => [
      409,
      'mocked_build',
      `That build of ${name} answers its own calls: it is shown by links, and to nobody else.`,
    ],
    unsound: (name, { why }) => [
      409,
      'failed_check',
      `That build of ${name} failed its check in Chromium (${why?.split('\n')[0] ?? ''}). It is tried on nobody, and made live only where that is said: --anyway, or the box beside the reason.`,
    ],
    moved: (_name, { live }) => [
      409,
      'live_set_moved',
      `Somebody else has changed what is live meanwhile: it is revision ${live.revision} now. Look at it and try again.`,
    ],
    breaking: (name) => [409, 'breaks_others', `This build of ${name} does not fit what is live.`],
    not_live: (name, { live }) => [
      409,
      'not_live',
      `That build of ${name} is not live: ${live.builds[name] ?? 'none'} is.`,
    ],
    live_already: (name) => [409, 'live_already', `That build of ${name} is live for everybody already.`],
    other_canary: (_name, { live: { canary } }) => [
      409,
      'other_canary',
      `One at a time: ${canary?.name} ${canary?.buildId} is being tried. Promote it or end it first.`,
    ],
    no_canary: (name) => [409, 'no_canary', `That build of ${name} is not being tried.`],
    nothing_before: (name) => [409, 'nothing_before', `No build of ${name} was live before this one.`],
  };

/** How an act on the live set is answered. */
export function flipReply(name: Frontend, outcome: FlipOutcome) {
  if (outcome.ok) return { status: 200, body: { live: outcome.live, deployment: outcome.deployment } } as const;
  const [status, code, message] = WORDS[outcome.reason](name, outcome);
  const breakages = outcome.deployment?.breakages;
  return { status, body: { ...problem(code, message), ...(breakages && { breakages }) } };
}
