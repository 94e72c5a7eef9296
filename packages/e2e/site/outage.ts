import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Outage } from '../failure-views/service-views.ts';
import { runningProcesses } from './processes.ts';

/** Empties what the processes of a site remember together, so that whoever looks at a page next is known for a minute from then. */
export async function forgetAnswers(siteUrl: string): Promise<void> {
  const flushed = () => askRedis(siteUrl, 'FLUSHALL');
  await expect.poll(flushed, { message: 'the cache is emptied', timeout: 30_000 }).toMatch(/^\+OK/);
}

/** How many searches the processes of a site remember together. None for a while after an outage of what they are kept in. */
export async function countKeptSearches(siteUrl: string): Promise<number> {
  const [, count] = /^\*(\d+)/.exec(await askRedis(siteUrl, 'KEYS *catalog:search:*')) ?? [];
  return Number(count ?? 0);
}

function askRedis(siteUrl: string, command: string): Promise<string> {
  const { redis } = runningProcesses(siteUrl);
  return text(connect(redis?.port ?? 0, '127.0.0.1').end(`${command}\r\nQUIT\r\n`)).catch(String);
}

/** Puts an end to an outage: the process goes on, or is started again by the launcher. */
export type Mend = () => Promise<void>;

/**
 * Makes a process of a site fail. Slow: it is stopped and takes every call without answering. Down or wrong: it is killed, and
 * something else has its port, which breaks every connection or answers what is in no contract; the launcher goes on trying.
 */
export async function breakProcess(siteUrl: string, name: string, outage: Outage): Promise<Mend> {
  const running = runningProcesses(siteUrl)[name];
  if (!running) throw new Error(`${siteUrl} runs no ${name}`);
  const { pid, port } = running;
  if (outage === 'slow') {
    process.kill(pid, 'SIGSTOP');
    return async () => void process.kill(pid, 'SIGCONT');
  }
  const standIn = outage === 'down' ? refusing() : answeringNonsense();
  process.kill(pid, 'SIGKILL');
  await takePort(standIn, port);
  return () =>
    new Promise((mended) => {
      standIn.close(() => mended());
      standIn.closeAllConnections();
    });
}

const refusing = (): Server => createServer().on('connection', (socket) => socket.destroy());

const answeringNonsense = (): Server =>
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"nonsense":true}');
  });

/** The port is free a moment after its process was killed, and long before the launcher has started another. */
async function takePort(server: Server, port: number): Promise<void> {
  for (let isOurs = false; !isOurs; ) {
    isOurs = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isOurs) await pause(10);
  }
}
