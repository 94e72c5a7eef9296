import type { NotificationKind } from '@wishbow/contracts/notifications';
import type { Relationship } from '../relationships/relationship-repository.ts';

type Standing = Pick<Relationship, 'isApproved' | 'addressAccess'>;

const IS_WAITING: Partial<Record<NotificationKind, (standing: Standing) => boolean>> = {
  follow_requested: ({ isApproved }) => !isApproved,
  address_requested: ({ isApproved, addressAccess }) => isApproved && addressAccess === 'requested',
};

/** Whether a notification asks for something that is still undecided: how the two stand says so, not who looked. */
export const awaitsAnswer = (kind: NotificationKind, standing: Standing | undefined): boolean =>
  standing !== undefined && (IS_WAITING[kind]?.(standing) ?? false);
