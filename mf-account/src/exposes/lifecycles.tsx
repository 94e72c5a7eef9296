import { defineApp } from '@wishbow/platform';
import { AccountRoutes } from '../routes.tsx';

export const { bootstrap, mount, unmount } = defineApp('mf-account', AccountRoutes);
