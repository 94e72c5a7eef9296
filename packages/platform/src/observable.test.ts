import { observable } from './observable.ts';

const watchersTold = () => new Promise<void>((told) => queueMicrotask(told));

test('a value changes at once and its watchers hear of it together', async () => {
  const name = observable('Ada');
  const heard: string[] = [];
  name.subscribe(() => heard.push(name.get()));
  name.set('Grace');
  name.set('Hedy');
  expect(name.get()).toBe('Hedy');
  expect(heard).toEqual([]);
  await watchersTold();
  expect(heard).toEqual(['Hedy']);
});

test('nobody hears of a change that changes nothing, nor after they have stopped watching', async () => {
  const name = observable('Ada');
  const heard: string[] = [];
  const stop = name.subscribe(() => heard.push(name.get()));
  name.set('Ada');
  await watchersTold();
  stop();
  name.set('Grace');
  await watchersTold();
  expect(heard).toEqual([]);
});
