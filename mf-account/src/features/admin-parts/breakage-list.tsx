import type { Breakage } from '@wishbow/contracts/build-contract';

/** What would not work any more, for whom, and what could be done instead; nothing where all is well. */
export function BreakageList({ breakages }: { breakages: readonly Breakage[] }) {
  if (breakages.length === 0) return null;
  return (
    <div role="alert">
      <p>This build does not fit what is live. Nothing was changed.</p>
      <ul>
        {breakages.map(({ kind, what, hurts, reasons, fine }) => (
          <li key={`${kind} ${what}`}>
            <b>{what}</b>, needed by {hurts.join(', ')}. {reasons.join(' ')} {fine}
          </li>
        ))}
      </ul>
    </div>
  );
}
