import { defineApp } from '@wishbow/platform';
import { GizmosRoutes } from '../routes.tsx';

export const { bootstrap, mount, unmount } = defineApp('mf-gizmos', GizmosRoutes);
