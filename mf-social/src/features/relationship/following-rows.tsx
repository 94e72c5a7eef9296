import type { Relationship } from '@wishbow/contracts/relationships';
import { IconButton } from '@wishbow/ui/icon-button';
import { BellRing } from 'lucide-react';
import { PersonRow } from '../../shared/person-row.tsx';
import { useBirthdayReminder } from '../../shared/use-birthday-reminder.ts';

/** Whom one follows, and of whose birthdays one is reminded. Who shows no birthday says so when it is asked for. */
export const FollowingRows = ({ following }: { following: readonly Relationship[] }) =>
  following.map((relationship) => <FollowingRow key={relationship.id} relationship={relationship} />);

function FollowingRow({ relationship }: { relationship: Relationship }) {
  const { followed_user: person, birthday_reminder: isOn } = relationship;
  const toggle = useBirthdayReminder(person);
  return (
    <PersonRow
      person={person}
      trailing={
        <IconButton
          size="small"
          label={`Birthday reminder for ${person.name}`}
          icon={<BellRing />}
          isPressed={isOn}
          onClick={() => !toggle.isPending && toggle.mutate()}
        />
      }
    />
  );
}
