import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Container } from './compose-file.ts';
import { HOME, type Image } from './image-folders.ts';

const PATIENCE_MS = 120_000;

/** Where a container's processes run here, instead of in a network and a file system of their own. */
export interface Surroundings {
  readonly image: Image;
  readonly inherited: Readonly<Record<string, string>>;
  /** Replaces the addresses of containers by those of this machine. */
  readonly here: (text: string) => string;
  readonly logFile: string;
}

/** Starts a container's process and waits for its own health check. @throws Error with its log when it does not get well. */
export async function startContainer(name: string, container: Container, surroundings: Surroundings) {
  const { image, inherited, here, logFile } = surroundings;
  const [command = '', ...args] = image.command;
  const given = Object.entries(container.environment ?? {}).map(([key, value]) => [key, here(value)]);
  const options = {
    cwd: image.cwd,
    env: { ...inherited, ...image.env, ...Object.fromEntries(given) },
    ...userOf(image),
  };
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] });
  const ended = once(child, 'exit');

  const [, probe = '', ...asked] = container.healthcheck?.test ?? [];
  const isWell = () =>
    new Promise<boolean>((resolve) => {
      const words = asked.map((word) => here(word.replace(HOME, image.folder)));
      execFile(probe, words, options, (error) => resolve(error === null));
    });
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isWell())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`${name} is not well:\n${readFileSync(logFile, 'utf8')}`);
    }
    await delay(500);
  }
  return {
    /** Sends the container's signal. @returns the exit code. @throws Error when it takes longer than its time of grace. */
    stop: async (): Promise<number> => {
      child.kill('SIGTERM');
      const graceMs = Number.parseInt(container.stop_grace_period ?? '10s', 10) * 1000;
      const isOver = await Promise.race([ended.then(() => true), delay(graceMs, false, { ref: false })]);
      if (!isOver) child.kill('SIGKILL');
      if (!isOver || child.exitCode !== 0) throw new Error(`${name} did not stop well: ${child.exitCode}`);
      return child.exitCode;
    },
  };
}

/** Only root can become somebody else; anybody else is not root already. */
function userOf({ user }: Image) {
  const [uid, gid] = (user ?? '').split(':').map(Number);
  return process.getuid?.() === 0 && user !== undefined ? { uid, gid } : {};
}
