import { hours, minutes } from '../demo-clock.ts';
import type { OrderRow } from './order-row.ts';

/** What the viewer has given: one order in every state an order can be seen in. */
export const ordersOfMaya: readonly OrderRow[] = [
  {
    buyer: 'maya',
    wishes: ['theo/Kitchen radio, mist'],
    state: 'processing',
    daysAgo: minutes(4),
    message: 'For the Saturday quiz. I expect to lose.',
  },
  {
    buyer: 'maya',
    products: { titles: ['Wildflower honey crock, 2 lb'], for: { email: 'ellis.w@mailbox.example' } },
    state: 'processing',
    daysAgo: 2,
    message: 'Grandpa, press the button in the email. Rosa knows how.',
  },
  {
    buyer: 'maya',
    wishes: ['camila/Nursery rocker, carousel'],
    state: 'failed',
    daysAgo: hours(5),
    failure: { code: 'internal_error', message: 'The store could not take the order. You were not charged.' },
  },
  {
    buyer: 'maya',
    wishes: ['wes/Paella pan, 13 in'],
    state: 'failed',
    daysAgo: 3,
    failure: {
      code: 'max_price_exceeded',
      message: 'The price at the store rose above what you agreed to. You were not charged.',
    },
  },
  {
    buyer: 'maya',
    wishes: ['ingrid/Lambswool scarf, red'],
    state: 'placed',
    daysAgo: 1,
    message: 'So that you wear one you did not knit.',
  },
  { buyer: 'maya', wishes: ['dele/Dwarf palm, 3 ft'], state: 'cancel_requested', daysAgo: 2 },
  { buyer: 'maya', wishes: ['gurpreet/Lucky clover pot'], state: 'cancelling', daysAgo: minutes(50) },
  { buyer: 'maya', wishes: ['june/Songbook, easy pieces'], state: 'shipped', daysAgo: 4, message: 'Page 12 first.' },
  { buyer: 'maya', wishes: ['omar/Orchard apple box, 6 lb'], state: 'delivered', daysAgo: 12, creditCents: 1000 },
  {
    buyer: 'maya',
    wishes: ['jonah/Camp flashlight', 'jonah/Orienteering compass'],
    state: 'return_requested',
    daysAgo: 9,
    return: { reason: "item defective or doesn't work", explanation: 'The flashlight only works upside down.' },
  },
  {
    buyer: 'maya',
    wishes: ['felix/Maracas, painted'],
    state: 'label_ready',
    daysAgo: 13,
    return: { reason: 'bought by mistake', explanation: 'He asked for them as a joke. I see that now.' },
  },
  {
    buyer: 'maya',
    wishes: ['astrid/Cotton robe, indigo', 'astrid/Spa candle, large'],
    state: 'partially_refunded',
    daysAgo: 21,
    isPrivate: true,
    return: { reason: 'product damage but shipping box OK', explanation: 'The candle arrived in three pieces.' },
  },
  {
    buyer: 'maya',
    wishes: ['hana/Ballpoint, blue'],
    state: 'refunded',
    daysAgo: 25,
    return: { reason: 'wrong item was sent', explanation: 'It writes in green.', isRefundedAtOnce: true },
  },
  { buyer: 'maya', wishes: ['nils/Mirror ball, 8 in'], state: 'cancelled', daysAgo: hours(20) },
  {
    buyer: 'maya',
    products: { titles: ['Cast teapot with infuser, 37 oz'], for: 'rosa' },
    state: 'delivered',
    daysAgo: 10,
    message: 'Steep it as long as you like, Nana.',
  },
  { buyer: 'maya', wishes: ['zoe/Reading magnifier'], state: 'delivered', daysAgo: 44, isShippedToBuyer: true },
];
