import { defineApp } from '@wishbow/platform';
import { WishlistsRoutes } from '../routes.tsx';

export const { bootstrap, mount, unmount } = defineApp('mf-wishlists', WishlistsRoutes);
