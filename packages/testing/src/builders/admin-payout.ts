import { AdminPayout } from '@wishbow/contracts/admin-payouts-contract';
import type * as z from 'zod';
import { aPerson } from './person.ts';

/** A check over $418.00 for Maya's kayak, waiting to be mailed. */
export const anAdminPayout = (changes: Partial<z.input<typeof AdminPayout>> = {}): AdminPayout =>
  AdminPayout.parse({
    id: '64f000000000000000000777',
    title: 'Kayak for two',
    image: null,
    owner: { ...aPerson() },
    state: 'requested',
    grossCents: 44_000,
    feeCents: 2_200,
    netCents: 41_800,
    requested_at: '2026-11-23T17:00:00.000Z',
    mail_by: '2026-12-07',
    mailed_at: null,
    ...changes,
  });
