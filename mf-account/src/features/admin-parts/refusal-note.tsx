import type { BuildRefusal } from '@wishbow/contracts/deployments';
import { CheckboxField } from '@wishbow/ui/checkbox-field';

const FAULTS_SHOWN = 4;

type RefusalNoteProps = { refusal: BuildRefusal; isAnyway: boolean; onAnyway: (isAnyway: boolean) => void };

/** What was found against a build; one that failed its check only goes live where that is meant. */
export function RefusalNote({ refusal: { by, why }, isAnyway, onAnyway }: RefusalNoteProps) {
  const faults = why.split('\n');
  const rest = faults.length - FAULTS_SHOWN;
  return (
    <>
      <div role="status">
        <p>
          {by === 'smoke'
            ? 'This build failed its check in Chromium:'
            : 'This build did not fit what was live when it was to be. It is compared again.'}
        </p>
        <ul>
          {faults.slice(0, FAULTS_SHOWN).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      </div>
      {by === 'smoke' && (
        <CheckboxField label="Make it live anyway; the reason says why" checked={isAnyway} onCheckedChange={onAnyway} />
      )}
    </>
  );
}
