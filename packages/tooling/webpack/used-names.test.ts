import { usedNames } from './used-names.mjs';

const used = (text: string) => usedNames('features/a.tsx', text);

test('a call is known by the endpoint of the contract it is made of, whatever the contract is called there', () => {
  const text = `
    import { likesContract as likes } from '@wishbow/contracts/likes-contract';
    import { wishesContract } from '@wishbow/contracts/wishes-contract';
    import type { cartContract } from '@wishbow/contracts/cart-contract';
    type Answer = AnswerOf<typeof wishesContract.removeWish>;
    export const useLikes = () => callApi(likes.getItemLikes, {});
    export const handOn = (go: (contract: typeof cartContract) => void) => all(wishesContract);`;
  expect(used(text).calls).toEqual([
    { contract: 'likesContract', from: '@wishbow/contracts/likes-contract', endpoint: 'getItemLikes' },
    { contract: 'wishesContract', from: '@wishbow/contracts/wishes-contract', endpoint: '*' },
  ]);
});

test('a contract that is imported late counts like any other', () => {
  const text = `
    async function ask() {
      const { profilesContract } = await import('@wishbow/contracts/accounts-contract');
      return client(profilesContract.getMe, {});
    }`;
  expect(used(text).calls).toEqual([
    { contract: 'profilesContract', from: '@wishbow/contracts/accounts-contract', endpoint: 'getMe' },
  ]);
});

test('what a part has is told from what it opens and hears', () => {
  const text = `
    export default defineModals('social', modalContracts, { 'social.likes': () => import('./likes.tsx') });
    export const slots = defineSlots('social', slotContracts, { 'social.likers': () => import('./likers.tsx') });
    useBrowserEvent('checkout:gift-placed', () => emit(browserEvents, mine ? 'social:a' : 'social:b', { id: 'x' }));
    const key = isFund ? 'checkout.giftItem' : \`checkout.giftCustomItem\`;
    const Place = (props: SlotProps<'social.hidden'>) => <Slot name="wishlists.cards" props={props} />;`;
  expect(used(text)).toMatchObject({
    modals: ['social.likes'],
    slots: ['social.likers'],
    emitted: ['social:a', 'social:b'],
    words: ['checkout:gift-placed', 'x', 'checkout.giftItem', 'checkout.giftCustomItem', 'wishlists.cards'],
  });
});

test('what the shell shares is named by how it is imported', () => {
  const text = `
    import { type Session, openModal } from '@wishbow/platform';
    import { Button } from '@wishbow/ui/button';
    import type { Column } from '@wishbow/ui/table';`;
  expect(used(text).shared).toEqual(['@wishbow/platform openModal', '@wishbow/ui/button']);
});
