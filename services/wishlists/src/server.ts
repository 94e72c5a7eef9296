import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startWishlists } from './start.ts';

await runProcess(() => startWishlists(readConfig(process.env)));
