import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const FILE = 'mockServiceWorker.js';

/** Lays MSW's worker beside the scripts of a shell that runs on mocks, as MSW publishes it. */
export class MockWorkerPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('MockWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'MockWorkerPlugin', stage }, () => {
        const text = readFileSync(path.join(ROOT, 'node_modules/msw/lib', FILE), 'utf8');
        compilation.emitAsset(FILE, new sources.RawSource(text));
      });
    });
  }
}
