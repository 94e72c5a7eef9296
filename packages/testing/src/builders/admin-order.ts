import { AdminOrder, AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import type * as z from 'zod';
import { idOf } from './ids.ts';
import { aPerson } from './person.ts';

const THEOS_KETTLE: z.input<typeof AdminOrder> = {
  id: '64f0000000000000000abcde',
  status: 'placed',
  buyer: { ...aPerson({ id: idOf('person', 2), name: 'Theo Lindqvist', username: 'theo' }) },
  recipient: { ...aPerson() },
  invitation: null,
  title: 'Copper kettle',
  image: '/media/kettle.webp',
  grossCents: 3193,
  waits_for: null,
  created_at: '2026-11-28T10:00:00.000Z',
};

/** Theo's order of a kettle for Maya, placed for $31.93, in the list of the admins. */
export const anAdminOrder = (changes: Partial<z.input<typeof AdminOrder>> = {}): AdminOrder =>
  AdminOrder.parse({ ...THEOS_KETTLE, ...changes });

/** The same with everything an admin is told about it. */
export const anAdminOrderInFull = (changes: Partial<z.input<typeof AdminOrderDetails>> = {}): AdminOrderDetails =>
  AdminOrderDetails.parse({
    ...THEOS_KETTLE,
    lines: [
      {
        id: `${THEOS_KETTLE.id}-1`,
        wish_id: idOf('wish', 1),
        title: 'Copper kettle',
        variant_title: null,
        image: '/media/kettle.webp',
        quantity: 1,
        unitPriceCents: 2400,
        shippingCents: 495,
      },
    ],
    timeline: [{ status: 'placed', at: '2026-11-28T10:00:00.000Z' }],
    subtotalCents: 2400,
    shippingCents: 495,
    processingFeeCents: 298,
    creditCents: 0,
    totalCents: 3193,
    card: { brand: 'visa', last4: '4242' },
    payment_id: 'pi_1',
    ships_to: 'Portland, OR',
    attempt: 1,
    store: { request_id: 'req-1', decided: 'placed' },
    late: null,
    failure: null,
    tracking_url: null,
    refunds: [],
    refundableCents: 3193,
    can: { resolve: false, decide_late: false, retry: false, refund: true },
    ...changes,
  });
