import { readConfig } from './config.ts';
import { startSandbox } from './start.ts';

const sandbox = await startSandbox(readConfig(process.env));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void sandbox.stop();
  });
}
