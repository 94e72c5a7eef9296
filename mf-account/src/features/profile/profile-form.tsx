import type { Me } from '@wishbow/contracts/people';
import { LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { DateField } from '@wishbow/ui/date-field';
import { TextArea } from '@wishbow/ui/text-area';
import { TextField } from '@wishbow/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { AvatarField } from './avatar-field.tsx';
import { PaperField } from './paper-field.tsx';
import classes from './profile-form.module.css';
import { type ProfileDraft, useUpdateProfile } from './use-update-profile.ts';

type ProfileFormProps = {
  user: Me;
  /** Who sees the birthday: a setting of its own, saved at once. */
  birthdayVisibility: ReactNode;
  /** What was typed before and not saved. Left out: the form begins with what is saved. */
  draft?: ProfileDraft | undefined;
  /** Called with all of it whenever something is typed. */
  onDraft?: ((draft: ProfileDraft) => void) | undefined;
};

const draftOf = ({ firstName, lastName, details }: Me): ProfileDraft => ({
  firstName,
  lastName,
  bio: details.bio,
  birthday: details.birthday,
  wrapping_paper: details.wrapping_paper,
});

/** What a person says and shows of themselves. */
export function ProfileForm({ user, birthdayVisibility, draft: typed, onDraft }: ProfileFormProps) {
  const [draft, setDraft] = useState(() => typed ?? draftOf(user));
  const { mutate, isPending } = useUpdateProfile(user.id);
  const errors = useFieldErrors();
  const change = (changes: Partial<ProfileDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    onDraft?.(changed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(draft);
  };
  return (
    <div className={classes.form}>
      <AvatarField user={user} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.names}>
          <TextField
            label="First name"
            value={draft.firstName}
            onValueChange={(firstName) => change({ firstName })}
            autoComplete="given-name"
            error={errors['profile.firstName']}
            required
          />
          <TextField
            label="Last name"
            value={draft.lastName}
            onValueChange={(lastName) => change({ lastName })}
            autoComplete="family-name"
            error={errors['profile.lastName']}
            required
          />
        </div>
        <TextArea
          label="Bio"
          hint="A line or two that your friends would smile at."
          value={draft.bio}
          onValueChange={(bio) => change({ bio })}
          maxLength={LONGEST_DESCRIPTION}
          error={errors['profile.bio']}
        />
        <DateField
          label="Birthday"
          value={draft.birthday ?? ''}
          onValueChange={(day) => change({ birthday: day || null })}
          autoComplete="bday"
          error={errors['profile.birthday']}
        />
        {birthdayVisibility}
        <PaperField chosen={draft.wrapping_paper} onChoose={(wrapping_paper) => change({ wrapping_paper })} />
        <Button type="submit" isLoading={isPending}>
          Save profile
        </Button>
      </form>
    </div>
  );
}
