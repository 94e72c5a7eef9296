import type { OverrideChoice } from '@wishbow/contracts/overrides';

/** What a link shows in place of what everybody sees, in words for the log. */
export function toldLink({ builds, developer, flags, mock }: OverrideChoice, expiresAt: string): string {
  const shown = [
    ...Object.entries(builds).map(([name, buildId]) => `${name} ${buildId}`),
    ...(developer ? [`${developer.part} from ${developer.address}`] : []),
    ...flags.map((flag) => `flag ${flag}`),
    ...(mock.length > 0 ? [`mocks ${mock.join(', ')}`] : []),
  ];
  const what = shown.length > 0 ? shown.join(', ') : 'what is live';
  return `Link to ${what}, until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
}
