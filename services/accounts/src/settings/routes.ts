import { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { fieldProblem, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { PersonRepository, PrivacyChange } from '../people/person-repository.ts';
import { toPrivacySettings } from '../people/person-view.ts';

type SettingsChange = RequestOf<typeof accountsContract.updateSettings>['body']['user']['settings'];

const toChange = ({ private: isPrivate, show_birthday, show_address }: SettingsChange): PrivacyChange => ({
  ...(isPrivate !== undefined && { isPrivate }),
  ...(show_birthday !== undefined && { showsBirthday: show_birthday }),
  ...(show_address !== undefined && { addressSharing: show_address }),
});

const notYours = problem('forbidden', 'These are not your settings.');

/** One's own privacy. The settings' id is their owner's. */
export const settingsRoutes = (people: PersonRepository): Router =>
  implement(
    { updateSettings: accountsContract.updateSettings },
    {
      updateSettings: async ({ params, body: { user }, viewer }) => {
        if (params.settingsId !== viewer.userId) return { status: 403, body: notYours };
        if (user.id && user.id !== params.settingsId) {
          return { status: 422, body: fieldProblem({ id: 'The id does not match the address.' }) };
        }
        const changed = await people.changePrivacy(viewer.userId, toChange(user.settings));
        if (!changed) return { status: 403, body: notYours };
        return { status: 200, body: { settings: toPrivacySettings(changed) } };
      },
    },
  );
