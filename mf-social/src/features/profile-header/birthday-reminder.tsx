import type { ViewedUser } from '@wishbow/contracts/people';
import { Button } from '@wishbow/ui/button';
import { BellOff, BellRing } from 'lucide-react';
import { useBirthdayReminder } from '../../shared/use-birthday-reminder.ts';

/** For followers of somebody who shows their birthday: to be reminded ten days before and on the day, or not. */
export function BirthdayReminder({ user }: { user: ViewedUser }) {
  const toggle = useBirthdayReminder(user);
  const { relationship, isFollowed, details } = user;
  if (!isFollowed || !details.birthday) return null;
  const isOn = relationship?.birthday_reminder ?? false;
  return (
    <Button
      variant="outline"
      icon={isOn ? <BellOff /> : <BellRing />}
      isLoading={toggle.isPending}
      onClick={() => toggle.mutate()}
    >
      {isOn ? 'Stop birthday reminder' : 'Birthday reminder'}
    </Button>
  );
}
