import type { Me } from '@wishbow/contracts/people';
import { SwitchField } from '@wishbow/ui/switch-field';
import { useChangePrivacy } from './use-change-privacy.ts';

/** Whether the birthday is told to whoever sees the profile; saved at once. */
export function ShowBirthdaySwitch({ user: { id, settings } }: { user: Me }) {
  const { mutate } = useChangePrivacy(id);
  return (
    <SwitchField
      label="Show my birthday"
      hint="The day and the month, never the year."
      isOn={settings.show_birthday}
      onChange={(isOn) => mutate({ show_birthday: isOn })}
    />
  );
}
