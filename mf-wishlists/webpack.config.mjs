import { partConfig } from '../packages/tooling/webpack/part-config.mjs';

export default partConfig('mf-wishlists', import.meta.dirname);
