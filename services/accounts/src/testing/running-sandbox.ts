import { readConfig } from '@wishbow/sandbox/config';
import { startSandbox } from '@wishbow/sandbox/start';
import { startTestDatabase } from '@wishbow/testing/test-database';

/** An engine, and the sandbox on it: mail server and address service. */
export async function runningSandbox() {
  const engine = await startTestDatabase();
  const quiet = { PORT: '0', SMTP_PORT: '0', MONGODB_URL: engine.url, LOG_LEVEL: 'silent' };
  const sandbox = await startSandbox(readConfig(quiet));
  return {
    url: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    /** The engine, which tests may use as well. */
    mongoUrl: engine.url,
    stop: async () => {
      await sandbox.stop();
      await engine.stop();
    },
  };
}
