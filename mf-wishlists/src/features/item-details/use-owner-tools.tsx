import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWantedQuantity } from '../../shared/wishes/use-wanted-quantity.ts';
import { WantedStepper } from '../../shared/wishes/wanted-stepper.tsx';

/** Most visits are not the owner's, and do without the menu. */
const WishOwnerMenu = lazy(async () => ({
  default: (await import(/* webpackChunkName: "owner-menu" */ '../../shared/wishes/wish-owner-menu.tsx')).WishOwnerMenu,
}));

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
    menu: (
      <Suspense fallback={null}>
        <WishOwnerMenu wish={wish} wanted={wanted} onRemoved={onRemoved} />
      </Suspense>
    ),
    stepper: !wish.fund && <WantedStepper wanted={wanted} />,
  };
}
