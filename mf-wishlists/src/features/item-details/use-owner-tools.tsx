import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import type { ReactNode } from 'react';
import { useWantedQuantity } from '../../shared/wishes/use-wanted-quantity.ts';
import { WantedStepper } from '../../shared/wishes/wanted-stepper.tsx';
import { WishOwnerMenu } from '../../shared/wishes/wish-owner-menu.tsx';

/** What the owner of a wish finds in its details, and nobody else. */
export type OwnerTools = {
  /** For the head: edit, move, remove. */
  menu: ReactNode;
  /** How many are wanted; none for a fund. */
  stepper: ReactNode;
};

/** @param onRemoved called once the wish is off its list. */
export function useOwnerTools(wish: WishOnPage, onRemoved: () => void): OwnerTools | undefined {
  const { user } = useSession();
  const wanted = useWantedQuantity(wish);
  if (user?.id !== wish.user_id) return undefined;
  return {
    menu: <WishOwnerMenu wish={wish} wanted={wanted} onRemoved={onRemoved} />,
    stepper: !wish.fund && <WantedStepper wanted={wanted} />,
  };
}
