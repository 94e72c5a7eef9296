import type { Menu } from '@base-ui/react/menu';
import { createContext, use } from 'react';

/** What the entries of a menu are made of. It comes with the menu that opens, so that a closed one does without. */
export const MenuParts = createContext<Pick<typeof Menu, 'Item' | 'LinkItem' | 'Separator'> | undefined>(undefined);

/** @throws outside of an open menu. */
export function useMenuParts() {
  const parts = use(MenuParts);
  if (!parts) throw new Error('an entry of a menu stands in no menu');
  return parts;
}
