import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { type Problem, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Router } from 'express';
import type { PersonRepository } from '../people/person-repository.ts';
import type { AddressChecker } from './address-checker.ts';
import { type AddressChecked, checkAddress } from './check-address.ts';
import { updateAddress } from './update-address.ts';

type Refusal = Extract<AddressChecked, { ok: false }>['refusal'];

const INVALID: Problem = {
  code: 'address_invalid',
  message: 'Address is invalid. Please try again.',
  errors: { address: ['Address is invalid. Please try again.'] },
};

const refusalReply = (refusal: Refusal) => {
  switch (refusal.kind) {
    case 'unavailable':
      return {
        status: 503 as const,
        body: problem(
          'verification_unavailable',
          'We could not check this address just now. You can use it as entered.',
        ),
      };
    case 'unit_required':
      return {
        status: 422 as const,
        body: {
          ...INVALID,
          code: 'unit_required',
          errors: { address_2: ['Please add the unit number.'] },
          unit_required: true,
        },
      };
    case 'choose':
      return {
        status: 422 as const,
        body: {
          ...INVALID,
          code: 'address_ambiguous',
          message: 'Please choose your address.',
          candidates: refusal.candidates,
        },
      };
    case 'invalid':
      return { status: 422 as const, body: INVALID };
  }
};

type Details = RequestOf<typeof accountsContract.updateAddress>['body']['details'];

const typedIn = ({ user_id: _own, use_as_entered: useAsEntered, ...address }: Details) => ({ address, useAsEntered });

const { updateAddress: updateEndpoint, suggestAddresses: suggestEndpoint } = accountsContract;
const { checkAddress: checkEndpoint } = accountsInternalContract;

/** One's own address: checked, and suggested while typing. And the check alone, for addresses of people without an account. */
export const addressRoutes = (
  people: PersonRepository,
  checker: AddressChecker | undefined,
  logger: Logger,
): Router => {
  const check = checkAddress(checker, logger);
  const update = updateAddress(people, check);
  return implement(
    { updateAddress: updateEndpoint, suggestAddresses: suggestEndpoint, checkAddress: checkEndpoint },
    {
      checkAddress: async ({ body: { details } }) => {
        const checked = await check(typedIn(details));
        return checked.ok ? { status: 200, body: { details: checked.address } } : refusalReply(checked.refusal);
      },
      updateAddress: async ({ body: { details }, viewer }) => {
        if (details.user_id && details.user_id !== viewer.userId) {
          return { status: 403, body: problem('identity_mismatch', 'This is not your account.') };
        }
        const updated = await update(viewer.userId, typedIn(details));
        return updated.ok ? { status: 200, body: { details: updated.address } } : refusalReply(updated.refusal);
      },
      suggestAddresses: async ({ body }) => {
        if (!checker || body.search === '') return { status: 200, body: { suggestions: [] } };
        const suggestions = await checker.suggest(body.search, body.state).catch((error: unknown) => {
          logger.warn({ err: error }, 'address suggestions are unavailable');
          return [];
        });
        return { status: 200, body: { suggestions } };
      },
    },
  );
};
