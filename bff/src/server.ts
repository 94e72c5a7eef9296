import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startBff } from './start.ts';

await runProcess(() => startBff(readConfig(process.env)));
