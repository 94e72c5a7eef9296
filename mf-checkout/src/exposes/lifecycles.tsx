import { defineApp } from '@wishbow/platform';
import { CheckoutRoutes } from '../routes.tsx';

export const { bootstrap, mount, unmount } = defineApp('mf-checkout', CheckoutRoutes);
