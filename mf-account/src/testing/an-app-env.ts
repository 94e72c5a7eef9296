import { AppEnv } from '@wishbow/contracts/site-contract';

/** A site on somebody's machine, without the address check unless a test wants it. */
export const anAppEnv = (changes: Partial<AppEnv> = {}): AppEnv =>
  AppEnv.parse({
    environment: 'local',
    stripe: { publishableKey: 'pk_test_sandbox', apiBase: 'http://localhost:4000', isSandbox: true },
    checksAddresses: false,
    demoAccounts: [],
    ...changes,
  });
