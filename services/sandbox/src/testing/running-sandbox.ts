import { startTestDatabase } from '@wishbow/testing/test-database';
import { readConfig, type SandboxConfig } from '../config.ts';
import { startSandbox } from '../start.ts';

/** An engine and a sandbox have to start before the first test, on a machine that may be busy. */
jest.setTimeout(20_000);

export type TestSandbox = {
  url: string;
  smtpUrl: string;
  /** Calls `/__control<path>`; the parsed answer, or undefined when it is empty. */
  control<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  stop(): Promise<void>;
};

/** A sandbox on free ports with an engine of its own, at a pace at which nothing happens unless a test asks for it. */
export const startTestSandbox = async (changes: Partial<SandboxConfig> = {}): Promise<TestSandbox> => {
  const engine = await startTestDatabase();
  const config = readConfig({
    PORT: '0',
    SMTP_PORT: '0',
    MONGODB_URL: engine.url,
    WEBHOOK_RETRY_MS: '10',
    LOG_LEVEL: 'silent',
    PICTURE_BASE_URL: 'https://pictures.example.com',
  });
  const hour = 3_600_000;
  const sandbox = await startSandbox({
    ...config,
    retailerPace: { placedAfterMs: hour, shippedAfterMs: hour, deliveredAfterMs: hour, creditedAfterMs: hour },
    ...changes,
  });
  return {
    url: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    control: async (method, path, body) => {
      const answer = await fetch(`${sandbox.url}/__control${path}`, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return text === '' ? undefined : JSON.parse(text);
    },
    stop: async () => {
      await sandbox.stop();
      await engine.stop();
    },
  };
};
