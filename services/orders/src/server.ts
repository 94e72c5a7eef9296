import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startOrders } from './start.ts';

await runProcess(() => startOrders(readConfig(process.env)));
