import type { OtherCall } from '@wishbow/testing/world/part-mocks';

const BANK = `<!doctype html><html lang="en"><title>Your bank</title>
<form><h1>Your bank</h1><p>Do you agree to this payment?</p><button name="agrees" value="yes">Agree</button></form></html>`;

let looks = 0;

/** What stands in for the card processor's own addresses: a token for every card, and the page of a bank. */
export const cardProcessor: readonly OtherCall[] = [
  {
    method: 'POST',
    path: '*/_mock/cards/v1/tokens',
    answer: async (request) => {
      const number = new URLSearchParams(await request.text()).get('card[number]') ?? '';
      return Response.json({ id: `tok_mock_${number.slice(-4)}` });
    },
  },
  {
    method: 'GET',
    path: '*/_mock/cards/v1/payment_intents/:id',
    // Asked after every page of the bank: the first one is the question, the next one the answer.
    answer: () => {
      looks += 1;
      return Response.json({ status: looks % 2 === 1 ? 'requires_action' : 'requires_capture' });
    },
  },
  {
    method: 'GET',
    path: '*/_mock/bank',
    answer: () => new Response(BANK, { headers: { 'content-type': 'text/html' } }),
  },
];
