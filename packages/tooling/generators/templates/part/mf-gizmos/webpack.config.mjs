import { partConfig } from '../packages/tooling/webpack/part-config.mjs';

export default partConfig('mf-gizmos', import.meta.dirname);
