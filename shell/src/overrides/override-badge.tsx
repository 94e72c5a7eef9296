import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import type { PageOverride } from '@wishbow/contracts/overrides';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { callApi } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { useState } from 'react';
import classes from './override-badge.module.css';

/** Says that this browser sees the site otherwise than others do, and leads back. */
export default function OverrideBadge({ override }: { override: PageOverride }) {
  const [hasFailed, setFailed] = useState(false);
  const reset = async () => {
    try {
      await callApi(overridesContract.endOverride, { body: {} });
      window.location.reload();
    } catch (failure) {
      setFailed(true);
      reportError(failure);
    }
  };
  return (
    <aside className={classes.badge} aria-label="Only you see this" data-override>
      <p className={classes.text}>
        <strong>Not what others see:</strong> {overrideWords(override).join(', ')}
      </p>
      <Button size="small" onClick={() => void reset()}>
        {hasFailed ? 'Try again' : 'Reset'}
      </Button>
    </aside>
  );
}

/** What is overridden, piece by piece. */
export function overrideWords({ builds, developer, flags, mock }: PageOverride): string[] {
  const chosen = Object.entries(builds);
  return [
    ...(chosen.some(([, buildId]) => isMockedBuild(buildId)) ? ['mocks in place of servers'] : []),
    ...chosen.filter(([, buildId]) => !isMockedBuild(buildId)).map(([name, buildId]) => `${name} ${buildId}`),
    ...(developer ? [`${developer.part} from ${developer.address.replace('http://', '')}`] : []),
    ...flags.map((flag) => `flag ${flag}`),
    ...mock.map((scenario) => `mock ${scenario}`),
  ];
}
