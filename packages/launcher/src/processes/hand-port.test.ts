import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@wishbow/service/listen';
import { heldPorts } from '@wishbow/service/port-holder';
import { handPort, portFrom } from './hand-port.ts';

/** Several processes, on a machine that may be busy. */
jest.setTimeout(60_000);

const sourceOf = (name: string) => JSON.stringify(new URL(`../../../service/src/${name}.ts`, import.meta.url).href);

/** A site of one word, which answers what is held only when it is told to. */
const SITE = `
const { listen } = await import(${sourceOf('listen')});
const { heldPorts } = await import(${sourceOf('port-holder')});
const { heedPortMessages } = await import(${sourceOf('port-messages')});
const { runProcess } = await import(${sourceOf('run-process')});
const held = [];
const app = (request, response) => {
  if (request.url !== '/held') return response.end(process.argv[1]);
  held.push(response);
  process.send('held');
};
process.on('message', (message) => message === 'answer' && held.forEach((response) => response.end(process.argv[1])));
if (process.argv[1] === 'dying') process.on('message', (message) => message === 'port: take' && process.exit(1));
heedPortMessages(await runProcess(async () => heldPorts(app, await listen(app, 0))));
process.send('ready');`;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Resolves once it says this. */
const hears = (child: ChildProcess, expected: string) =>
  new Promise<void>((resolve) => {
    const hear = (message: unknown) => {
      if (message !== expected) return;
      child.off('message', hear);
      resolve();
    };
    child.on('message', hear);
  });

async function aSite(word: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SITE, word], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await hears(child, 'ready');
  return child;
}

/** Six who ask all the time, half of them over a new connection each time. */
function manyAsking(url: string) {
  const failures: string[] = [];
  let isOver = false;
  let last = '';
  const keeping = new Agent({ keepAlive: true });
  const ask = (agent: Agent | false): Promise<string> =>
    new Promise((resolve, reject) => {
      get(url, { agent }, (response) => resolve(text(response))).once('error', reject);
    });
  const goOn = async (agent: Agent | false) => {
    while (!isOver) {
      await ask(agent).then(
        (word) => {
          last = word;
        },
        (error: unknown) => void failures.push(String(error)),
      );
    }
  };
  const agents: readonly (Agent | false)[] = [keeping, keeping, keeping, false, false, false];
  const askers = agents.map(goOn);
  return {
    failures,
    until: async (word: string) => {
      while (last !== word && failures.length === 0) await ask(false).catch(() => undefined);
    },
    end: async () => {
      isOver = true;
      await Promise.all(askers);
      keeping.destroy();
    },
  };
}

test('a site goes from one process to the next and on to a third: nobody is refused, and whoever waits is answered by whom they asked', async () => {
  const word: RequestListener = (_request, response) => response.end('first');
  const first = heldPorts(word, await listen(word, 0));
  const asking = manyAsking(first.url);
  await asking.until('first');

  const second = await aSite('second');
  await handPort(second, { server: first.handOn() });
  const firstEnds = first.stop();
  await asking.until('second');
  await firstEnds;

  const isHeld = hears(second, 'held');
  const waiting = fetch(`${first.url}/held`).then((response) => response.text());
  await isHeld;
  const third = await aSite('third');
  await handPort(third, await portFrom(second));
  second.kill('SIGTERM');
  await asking.until('third');
  second.send('answer');
  expect(await waiting).toBe('second');
  const ended = new Promise((resolve) => second.once('exit', resolve));
  expect(second.exitCode ?? (await ended)).toBe(0);
  await asking.end();
  expect(asking.failures).toEqual([]);
});

const wordAt = (url: string) => fetch(url, { headers: { connection: 'close' } }).then((answer) => answer.text());

test('whoever comes while the next process dies over taking the port is answered by the one before, and so are all after them', async () => {
  const word: RequestListener = (_request, response) => response.end('first');
  const first = heldPorts(word, await listen(word, 0));
  const second = await aSite('second');
  await handPort(second, { server: first.handOn() });
  await first.stop();

  const port = await portFrom(second);
  const onTheWay = Array.from({ length: 20 }, () => wordAt(first.url));
  const dying = await aSite('dying');
  await expect(handPort(dying, port)).rejects.toThrow('A process did not do its part');
  expect(new Set(await Promise.all(onTheWay))).toEqual(new Set(['second']));
  expect(await wordAt(first.url)).toBe('second');

  await expect(handPort(dying, { server: port.server })).rejects.toThrow('A process did not do its part');
  const gone = new Promise((resolve) => second.once('exit', resolve));
  second.kill('SIGKILL');
  await gone;
  await expect(portFrom(second)).rejects.toThrow('A process did not do its part');
  await expect(wordAt(first.url)).rejects.toThrow('fetch failed');
});
