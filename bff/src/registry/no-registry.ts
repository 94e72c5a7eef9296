import { problem } from '@wishbow/contracts/problem';

/** What whoever deploys is told where pages are served from the checkout alone. */
export const NO_REGISTRY = problem(
  'no_registry',
  'This site shows what its checkout is built to: nothing is deployed to it.',
);
