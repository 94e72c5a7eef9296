import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../../tooling/chromium/find-chromium.mjs';
import { signInOn } from '../pages/browser.ts';
import { credentialsOf } from '../site/owner.ts';

/** A browser that another program may drive as well, over a port. */
export interface DebuggedBrowser {
  readonly debuggingPort: number;
  readonly close: () => Promise<void>;
}

/** Opens one with a profile of its own; with a username that person is signed in. @throws where there is no Chromium. */
export async function openDebuggedBrowser(siteUrl: string, username?: string): Promise<DebuggedBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'wishbow-lighthouse-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    // The size of a window is Lighthouse's business.
    viewport: null,
    args: [...CHROMIUM_FLAGS, '--remote-debugging-port=0'],
    ...(executablePath && { executablePath }),
  });
  if (username !== undefined) {
    const page = await context.newPage();
    await signInOn(page, siteUrl, credentialsOf(username));
    await page.close();
  }
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return {
    debuggingPort: Number(port),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
