import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startGizmos } from './start.ts';

await runProcess(() => startGizmos(readConfig(process.env)));
