import { filledPiece, filledTemplate } from './filled-template.ts';
import { formsOf } from './names.ts';

test('a name has the same words in every form', () => {
  expect(formsOf('reserveItem')).toEqual({
    camel: 'reserveItem',
    pascal: 'ReserveItem',
    kebab: 'reserve-item',
    constant: 'RESERVE_ITEM',
    words: 'reserve item',
    title: 'Reserve item',
  });
  expect(formsOf('item-details').camel).toBe('itemDetails');
});

test('stand-ins give way in file names and in texts', () => {
  const files = filledTemplate('endpoint', { turnGizmo: 'muteUser', workshop: 'social', 'work-bench': 'address-book' });
  expect(files.map(({ file }) => file)).toEqual([
    'services/social/src/address-book/mute-user.test.ts',
    'services/social/src/address-book/mute-user.ts',
  ]);
  expect(files[1]?.text).toContain('export function muteUser(');
});

test('things and one thing are told apart', () => {
  const contract = filledTemplate('service', { gizmos: 'parties', gizmo: 'party' }).find(({ file }) =>
    file.startsWith('packages/contracts/'),
  );
  expect(contract?.file).toBe('packages/contracts/src/parties-contract.ts');
  expect(contract?.text).toContain('responses: { 200: z.object({ parties: z.array(Party) }) }');
});

test('no stand-in is left anywhere', () => {
  const standIns = {
    turnGizmo: 'muteUser',
    workshop: 'social',
    'work-bench': 'people',
    craftContract: 'a',
    'craft-book': 'b',
  };
  const texts = [
    ...filledTemplate('endpoint', standIns),
    ...filledTemplate('hook', { ...standIns, 'mf-shop': 'mf-social', 'shop-counter': 'people' }),
    ...filledTemplate('service', { gizmos: 'parties', gizmo: 'party' }),
    ...filledTemplate('part', { gizmos: 'parties' }),
    ...filledTemplate('part-list', { gizmos: 'parties', gizmo: 'party' }),
    ...filledTemplate('part-page', { gizmos: 'parties' }),
    { file: 'piece', text: filledPiece('handler.ts', standIns) },
    { file: 'piece', text: filledPiece('contract-entry.ts', standIns) },
    { file: 'piece', text: filledPiece('mock-entry.ts', standIns) },
  ];
  const left = texts.filter(({ file, text }) => /gizmo|workshop|bench|craft|mf-shop|counter/i.test(file + text));
  expect(left.map(({ file }) => file)).toEqual([]);
});
