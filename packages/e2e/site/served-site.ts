import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SITE_START_TIMEOUT_MS = 180_000;

interface Site {
  readonly port: number;
  readonly url: string;
  readonly data: string;
  readonly options: readonly string[];
}

/** How Playwright starts a site of its own: fresh. */
export const servedSite = ({ port, url, data, options }: Site) =>
  ({
    command: `node packages/launcher/start.mjs --port ${port} --data ${data} --fresh ${options.join(' ')}`,
    cwd: ROOT,
    // Addresses are checked, as in production, by the sandbox, which is also a provider to sign in with.
    env: { CHECK_ADDRESSES: 'true', SANDBOX_ID: 'true' },
    url: `${url}/readyz`,
    timeout: SITE_START_TIMEOUT_MS,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  }) satisfies PlaywrightTestConfig['webServer'];
