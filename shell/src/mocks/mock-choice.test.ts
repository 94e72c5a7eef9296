import { knownChoice } from './known-choice.ts';
import { addressWith, readChoice, writeChoice } from './mock-choice.ts';

test('an address says scenarios, failing calls, broken parts, the pace and the day', () => {
  const text =
    'rich,declined-card,error:listOrders=503,error:checkoutItem=409/already_gifted,error:getMe=network,broken:mf-checkout=slow,latency=slow,clock=2026-12-24';
  const choice = readChoice(text);
  expect(choice).toEqual({
    scenarios: ['rich', 'declined-card'],
    failing: [
      { endpointId: 'listOrders', status: 503, code: undefined },
      { endpointId: 'checkoutItem', status: 409, code: 'already_gifted' },
      { endpointId: 'getMe', status: 0, code: undefined },
    ],
    broken: [{ part: 'mf-checkout', how: 'slow' }],
    latency: 'slow',
    day: '2026-12-24',
    unknown: [],
  });
  expect(writeChoice(choice)).toBe(text);
});

test('what is left out is what one means most often', () => {
  const { failing, broken, latency } = readChoice(' error:listOrders , broken:mf-social, slow');
  expect(failing).toEqual([{ endpointId: 'listOrders', status: 500, code: undefined }]);
  expect(broken).toEqual([{ part: 'mf-social', how: 'missing' }]);
  expect(latency).toBe('slow');
});

test('what nobody understands is told, not passed over', () => {
  expect(readChoice('broken:mf-nobody,clock=christmas,error:getMe=often,latency=toString').unknown).toEqual([
    'broken:mf-nobody',
    'clock=christmas',
    'error:getMe=often',
    'latency=toString',
  ]);
});

test('an address keeps the rest of its query', () => {
  expect(addressWith('https://site.example/cart?mock=rich&tab=2', readChoice('empty'))).toBe(
    'https://site.example/cart?tab=2&mock=empty',
  );
});

test('who mistypes a scenario or a call is told so, and a call may be named by the end of its address', () => {
  const known = { scenarios: ['rich'], endpoints: [{ id: 'listOrders', path: '/api/getOrders' }] };
  const choice = knownChoice(readChoice('rich,nonsense,error:getOrders=503,error:noSuchCall'), known);
  expect(choice).toMatchObject({
    scenarios: ['rich'],
    failing: [{ endpointId: 'listOrders', status: 503 }],
    unknown: ['nonsense', 'error:noSuchCall'],
  });
  expect(knownChoice(readChoice('error:listOrders=503'), known).unknown).toEqual([]);
});
