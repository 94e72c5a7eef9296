import { adminPeopleContract } from '@wishbow/contracts/admin-people-contract';

/** What admins do to people, in the words of buttons and dialogs. `whom` is a name or a number of people. */
export const PEOPLE_ACTS = {
  suspend: {
    endpoint: adminPeopleContract.suspendPeople,
    label: 'Suspend',
    title: (whom: string) => `Suspend ${whom}?`,
    text: 'They are logged out everywhere, cannot come in, and nobody sees anything of theirs. Orders under way go on.',
    done: 'Suspended',
    tone: 'danger',
  },
  unsuspend: {
    endpoint: adminPeopleContract.unsuspendPeople,
    label: 'Let in again',
    title: (whom: string) => `Let ${whom} in again?`,
    text: 'They can log in, and everything of theirs is there as it was.',
    done: 'Let in again',
    tone: 'primary',
  },
  reset: {
    endpoint: adminPeopleContract.resetSessions,
    label: 'Log out everywhere',
    title: (whom: string) => `Log ${whom} out everywhere?`,
    text: 'Every browser and app has to log in again.',
    done: 'Logged out everywhere',
    tone: 'primary',
  },
} as const;

export type PeopleActName = keyof typeof PEOPLE_ACTS;
