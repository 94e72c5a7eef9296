import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startSocial } from './start.ts';

await runProcess(() => startSocial(readConfig(process.env)));
