import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startAccounts } from './start.ts';

await runProcess(() => startAccounts(readConfig(process.env)));
