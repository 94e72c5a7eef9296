import type { Me } from '@wishbow/contracts/people';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { SwitchField } from '@wishbow/ui/switch-field';
import classes from './privacy-form.module.css';
import { ShowBirthdaySwitch } from './show-birthday-switch.tsx';
import { useChangePrivacy } from './use-change-privacy.ts';

/** Who may see what of a person. Every change is saved at once. */
export function PrivacyForm({ user }: { user: Me }) {
  const { id, settings } = user;
  const { mutate } = useChangePrivacy(id);
  return (
    <div className={classes.form}>
      <SwitchField
        label="Private profile"
        hint="Only people you approved see your lists and wishes."
        isOn={settings.private}
        onChange={(isOn) => mutate({ private: isOn })}
      />
      <ShowBirthdaySwitch user={user} />
      <RadioCards
        label="Show my address to"
        value={settings.show_address}
        onValueChange={(show_address) => mutate({ show_address })}
        cards={[
          { value: 'requests', label: 'People I approve one by one', hint: 'They ask, you decide.' },
          { value: 'followers', label: 'Everybody who follows me', hint: 'Every follower you approved.' },
        ]}
      />
    </div>
  );
}
