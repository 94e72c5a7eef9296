import type { AdminPerson } from '@wishbow/contracts/admin-people-contract';
import { useFieldErrors } from '@wishbow/platform';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { PEOPLE_ACTS, type PeopleActName } from './people-acts.ts';
import { PEOPLE_KEY } from './read-people.ts';

type PeopleActDialogProps = { act: PeopleActName; people: readonly AdminPerson[]; onClose: () => void };

/** Who is meant: one by name, several by number. */
export const whomOf = (people: readonly AdminPerson[]): string =>
  people.length === 1 ? (people[0]?.name ?? '') : `${people.length} people`;

/** Asks before something is done to people, and why. */
export function PeopleActDialog({ act, people, onClose }: PeopleActDialogProps) {
  const { endpoint, label, title, text, done, tone } = PEOPLE_ACTS[act];
  const { user_ids: error } = useFieldErrors();
  const change = useAdminAct(
    endpoint,
    (reason: string) => ({ body: { user_ids: people.map(({ id }) => id), reason } }),
    { done, keys: [PEOPLE_KEY], onDone: onClose },
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={title(whomOf(people))}
      confirmLabel={label}
      tone={tone}
      isLoading={change.isPending}
      onConfirm={(reason) => change.mutate(reason)}
    >
      <p>{text}</p>
      {error && <p role="alert">{error}</p>}
    </ReasonDialog>
  );
}
