import { createTurnstile } from './turnstile.ts';
import type { Visit } from './visit.ts';

const ONE_PLACE = { most: 1, mostOfOne: 1, mostSending: 1 };

const never = () => {
  throw new Error('nobody was to be sent away');
};

test('whoever pays is let in before those who came earlier', () => {
  const turnstile = createTurnstile({ ...ONE_PLACE, mostWaiting: { paying: 2, other: 2 }, mostInBurst: 2 });
  const served: string[] = [];
  const visit = (name: string, standing: Visit['standing']) =>
    turnstile.enter({ service: 'orders', standing }, () => served.push(name), never);
  const leave = visit('first reader', 'other');
  visit('second reader', 'other');
  const leavePaying = visit('buyer', 'paying');
  leave?.();
  leave?.();
  expect(served).toEqual(['first reader', 'buyer']);
  leavePaying?.();
  expect(served).toEqual(['first reader', 'buyer', 'second reader']);
});

test('whoever gives up waiting leaves their place to the next one', () => {
  const turnstile = createTurnstile({ ...ONE_PLACE, mostWaiting: { paying: 0, other: 1 }, mostInBurst: 1 });
  const served: string[] = [];
  const visit = (name: string) =>
    turnstile.enter({ service: 'orders', standing: 'other' }, () => served.push(name), never);
  const leave = visit('reader');
  const giveUp = visit('impatient reader');
  expect(visit('third reader')).toBeUndefined();
  giveUp?.();
  expect(visit('fourth reader')).toBeDefined();
  leave?.();
  expect(served).toEqual(['reader', 'fourth reader']);
});

test('many may come at one moment, but not go on coming while a line stands', () => {
  let now = 0;
  const limits = { ...ONE_PLACE, mostWaiting: { paying: 1, other: 1 }, mostInBurst: 3 };
  const turnstile = createTurnstile(limits, () => now);
  const visit = () => turnstile.enter({ service: 'catalog', standing: 'other' }, () => undefined, never);
  const atOnce = [visit(), visit(), visit(), visit(), visit()];
  expect(atOnce.map((leave) => leave !== undefined)).toEqual([true, true, true, true, false]);
  now = 600;
  for (const leave of atOnce.slice(0, 2)) leave?.();
  expect(visit()).toBeUndefined();
  for (const leave of atOnce) leave?.();
  const later = [visit(), visit(), visit()];
  expect(later.every((leave) => leave !== undefined)).toBe(true);
  for (const leave of later) leave?.();
});

test('whoever comes to a line that moves fast may wait, and to one that moves slowly may not, before it is too long', () => {
  let now = 0;
  const limits = { ...ONE_PLACE, mostWaiting: { paying: 1, other: 1 }, mostInBurst: 40 };
  const turnstile = createTurnstile(limits, () => now);
  const comer: Visit = { service: 'catalog', standing: 'other' };
  const leaves: (() => void)[] = [];
  const come = (count: number) => {
    for (let number = 0; number < count; number += 1) {
      const leave = turnstile.enter(comer, () => undefined, never);
      if (leave) leaves.push(leave);
    }
  };
  const goAll = (afterMs: number, count: number) => {
    for (const leave of leaves.splice(0, count)) {
      now += afterMs;
      leave();
    }
  };
  come(41);
  goAll(10, 16);
  expect([now, turnstile.isFull(comer)]).toEqual([160, false]);
  come(16);
  expect(turnstile.isFull(comer)).toBe(true);
  goAll(40, 16);
  expect([now, turnstile.isFull(comer)]).toEqual([800, true]);
  goAll(10, 18);
  expect(turnstile.isFull(comer)).toBe(false);
  goAll(0, leaves.length);
});

test('a service that answers nobody keeps nobody of the others out of the line, and takes nobody into it to wait in vain', () => {
  let now = 0;
  const limits = { most: 4, mostOfOne: 3, mostSending: 1, mostWaiting: { paying: 1, other: 1 }, mostInBurst: 40 };
  const turnstile = createTurnstile(limits, () => now);
  const hanging: Visit = { service: 'wishlists', standing: 'other' };
  const busy: Visit = { service: 'catalog', standing: 'other' };
  const come = (visit: Visit, count: number) =>
    Array.from({ length: count }, () =>
      turnstile.enter(
        visit,
        () => undefined,
        () => undefined,
      ),
    );
  const hung = come(hanging, 43);
  const leaves = come(busy, 40);
  expect(leaves.filter((leave) => leave === undefined)).toEqual([]);
  now = 600;
  for (const leave of leaves.splice(0, 20)) {
    now += 5;
    leave?.();
  }
  expect([turnstile.isFull(busy), turnstile.isFull(hanging)]).toEqual([false, true]);
  for (const leave of [...leaves, ...hung]) leave?.();
});

test('a burst that turns out to be an overload does not make those wait who come after it', () => {
  let now = 0;
  const heard: string[] = [];
  const limits = { ...ONE_PLACE, mostWaiting: { paying: 1, other: 1 }, mostInBurst: 3 };
  const turnstile = createTurnstile(limits, () => now);
  const visit = (name: string) =>
    turnstile.enter(
      { service: 'catalog', standing: 'other' },
      () => heard.push(`${name} goes`),
      () => heard.push(`${name} is sent away`),
    );
  const leave = visit('first');
  for (const name of ['second', 'third', 'fourth']) visit(name);
  now = 1_500;
  leave?.();
  expect(heard).toEqual(['first goes', 'second is sent away', 'third is sent away', 'fourth goes']);
});
