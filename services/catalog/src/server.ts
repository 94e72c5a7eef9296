import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startCatalog } from './start.ts';

await runProcess(() => startCatalog(readConfig(process.env)));
