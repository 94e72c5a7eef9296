import type { BuildRefusal } from '@wishbow/contracts/deployments';
import { CheckboxField } from '@wishbow/ui/checkbox-field';

type RefusalNoteProps = { refusal: BuildRefusal; isAnyway: boolean; onAnyway: (isAnyway: boolean) => void };

/** What was found against a build; one that failed its check only goes live where that is meant. */
export function RefusalNote({ refusal: { by, why }, isAnyway, onAnyway }: RefusalNoteProps) {
  if (by === 'gate')
    return <p role="status">It did not fit what was live when it was to be: {why} It is asked again.</p>;
  return (
    <>
      <p role="status">This build failed its check in Chromium: {why}</p>
      <CheckboxField label="Make it live anyway; the reason says why" checked={isAnyway} onCheckedChange={onAnyway} />
    </>
  );
}
