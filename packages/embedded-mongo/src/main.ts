import { parseConfig } from './config.ts';
import { startEngine } from './engine.ts';

const engine = await startEngine(parseConfig(process.argv.slice(2)));

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void engine.stop());

process.stdout.write(`${JSON.stringify({ ready: true, url: engine.url })}\n`);
