import { shellConfig } from '../packages/tooling/webpack/shell-config.mjs';

export default shellConfig(import.meta.dirname);
