import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { canSeeBirthday } from '@wishbow/domain/visibility';

/** Whether a person shows their birthday to somebody who follows them; nobody whom an admin keeps out does. */
export function maySeeBirthdayOf({ id, settings, isSuspended }: PersonRecord, followerId: UserId): boolean {
  if (isSuspended) return false;
  const viewing = { viewerId: followerId, ownerId: id, follow: 'approved', addressAccess: null } as const;
  return canSeeBirthday(viewing, {
    isPrivate: settings.private,
    showsBirthday: settings.show_birthday,
    addressSharing: settings.show_address,
  });
}
