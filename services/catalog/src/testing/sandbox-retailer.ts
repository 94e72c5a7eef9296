import { readConfig } from '@wishbow/sandbox/config';
import { startSandbox } from '@wishbow/sandbox/start';

interface TapeEntry {
  readonly path: string;
  readonly query: Record<string, string>;
}

/** The retailer of the sandbox, with what a test orders from it and what it was asked. */
export async function startSandboxRetailer(mongoUrl: string) {
  const sandbox = await startSandbox(
    readConfig({
      PORT: '0',
      SMTP_PORT: '0',
      MONGODB_URL: mongoUrl,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost',
    }),
  );
  const control = `${sandbox.url}/__control/retailer`;
  return {
    url: sandbox.url,
    stop: () => sandbox.stop(),
    /** The next calls whose path starts like this misbehave. */
    misbehave: async (path: string, fault: object, times: number | 'always' = 1) => {
      const body = JSON.stringify({ match: { path }, fault, times });
      await fetch(`${control}/script`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    behave: async () => {
      await fetch(`${control}/script`, { method: 'DELETE' });
    },
    forgetCalls: async () => {
      await fetch(`${control}/tape`, { method: 'DELETE' });
    },
    /** Paths asked since the calls were last forgotten, oldest first. */
    calls: async (): Promise<string[]> => {
      const { tape } = (await (await fetch(`${control}/tape`)).json()) as { tape: TapeEntry[] };
      return tape.map(({ path }) => path);
    },
  };
}

export type SandboxRetailer = Awaited<ReturnType<typeof startSandboxRetailer>>;
