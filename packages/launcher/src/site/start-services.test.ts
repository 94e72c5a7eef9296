import type { Service } from '../processes/process-names.ts';
import { startServices } from './start-services.ts';

const everything: Service[] = ['sandbox', 'accounts', 'orders', 'bff'];
let events: string[];

beforeEach(() => {
  events = [];
});

const startRecorded = async (service: Service) => {
  events.push(`${service} starts`);
  return {
    stop: async () => {
      events.push(`${service} stops`);
    },
  };
};

test('the BFF opens last and closes first', async () => {
  const site = await startServices(everything, () => ({}), startRecorded);
  await site.stop();

  expect(events[3]).toBe('bff starts');
  expect(events[4]).toBe('bff stops');
  expect(events).toHaveLength(8);
});

test('when a service does not start, the others are stopped and the BFF never opens', async () => {
  const start = (service: Service) =>
    service === 'orders' ? Promise.reject(new Error('no database')) : startRecorded(service);

  await expect(startServices(everything, () => ({}), start)).rejects.toThrow('no database');
  expect(events).toEqual(['sandbox starts', 'accounts starts', 'accounts stops', 'sandbox stops']);
});
