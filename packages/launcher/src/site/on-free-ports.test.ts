import { onFreePorts } from './on-free-ports.ts';

const taken = () => Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });

function startThatFails(...failures: Error[]) {
  let startCount = 0;
  const start = async (): Promise<string> => {
    const failure = failures[startCount];
    startCount += 1;
    if (failure) throw failure;
    return 'running';
  };
  return { start, startCount: () => startCount };
}

test('somebody whose port was taken by another program meanwhile is told, and gets another one', async () => {
  const said: string[] = [];
  const { start } = startThatFails(taken());
  expect(await onFreePorts(start, (line) => said.push(line))).toBe('running');
  expect(said).toEqual(['Another program has taken one of the private ports. Trying others ...']);
});

test('what keeps failing is said after three tries, and what is no port’s fault at once', async () => {
  const stubborn = startThatFails(taken(), taken(), taken());
  await expect(onFreePorts(stubborn.start, () => undefined)).rejects.toThrow('EADDRINUSE');
  expect(stubborn.startCount()).toBe(3);
  const broken = startThatFails(new Error('The environment is not usable'));
  await expect(onFreePorts(broken.start, () => undefined)).rejects.toThrow('The environment is not usable');
  expect(broken.startCount()).toBe(1);
});
