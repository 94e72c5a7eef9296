import type { SmokeVerdict } from './smoke-run.ts';

/** The verdict in words, as it is printed and as it stands in the history of what was deployed. */
export function smokeText({ looked, faults, notTried }: SmokeVerdict): string {
  const head =
    faults.length === 0 ? `${looked} pages were looked at in Chromium and are sound.` : 'Looked at in Chromium:';
  return [head, ...faults.map((fault) => `  - ${fault}`), ...notTried.map((what) => `  Not tried: ${what}.`)].join(
    '\n',
  );
}
