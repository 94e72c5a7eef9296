import { heedPortMessages } from '@wishbow/service/port-messages';
import { runProcess } from '@wishbow/service/run-process';
import { readConfig } from './config.ts';
import { startBff } from './start.ts';

heedPortMessages(await runProcess(() => startBff(readConfig(process.env))));
