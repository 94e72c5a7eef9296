import { isLoopback } from './loopback-middleware.ts';

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each(['10.0.0.4', '192.168.1.2', '::ffff:10.0.0.4', '1127.0.0.1', 'fe80::1', undefined])(
  '%s is not',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);
