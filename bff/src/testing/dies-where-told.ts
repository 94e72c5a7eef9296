import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { DIES } from './dying-words.ts';

/**
 * Loaded into a process before its program (`node --import`): it dies where what it works on says so, as when the machine
 * loses power there.
 */
const armed = new Set<string>();
/** The connection by which a commit was asked for that is not to be answered. */
let unanswered: Socket | undefined;

const die = (): void => void process.kill(process.pid, 'SIGKILL');

const holds = (content: unknown, words: string): boolean =>
  content instanceof Uint8Array && Buffer.from(content).includes(words);

function arm(content: unknown): void {
  for (const words of Object.values(DIES)) if (holds(content, words)) armed.add(words);
}

const { writeFile } = fs;
Object.assign(fs, {
  writeFile: (...args: Parameters<typeof writeFile>) => {
    if (holds(args[1], DIES.inUpload)) die();
    return writeFile(...args);
  },
});
syncBuiltinESMExports();

const { write, emit } = Socket.prototype;
Object.assign(Socket.prototype, {
  /** A BFF asks its database by this, and a database answers. */
  write(this: Socket, ...args: readonly unknown[]): unknown {
    arm(args[0]);
    if (armed.has(DIES.beforeCommit) && holds(args[0], 'commitTransaction')) die();
    if (this === unanswered) die();
    return Reflect.apply(write, this, args);
  },
  /** A database hears by this what it is asked. */
  emit(this: Socket, ...args: readonly unknown[]): unknown {
    if (args[0] === 'data') {
      arm(args[1]);
      const isCommit = holds(args[1], 'commitTransaction');
      if (isCommit && armed.has(DIES.uncommitted)) die();
      if (isCommit && armed.has(DIES.unanswered)) unanswered = this;
    }
    return Reflect.apply(emit, this, args);
  },
});
