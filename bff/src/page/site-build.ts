import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { RegistrySnapshot } from '@wishbow/contracts/registry';

export interface BuiltSite {
  readonly snapshot: RegistrySnapshot;
  /** The shell's document with its markers. */
  readonly html: string;
}

export interface SiteBuild {
  /** The set of builds to serve now; read again when the registry file changed. @throws Error when nothing was built. */
  current(): Promise<BuiltSite>;
}

export function siteBuild(siteRoot: string): SiteBuild {
  const registryFile = path.join(siteRoot, '.build/registry.json');
  let known: { readonly at: number; readonly site: BuiltSite } | undefined;
  return {
    current: async () => {
      const { mtimeMs } = await stat(registryFile);
      if (known?.at === mtimeMs) return known.site;
      const snapshot = RegistrySnapshot.parse(JSON.parse(await readFile(registryFile, 'utf8')));
      const html = await readFile(path.join(siteRoot, snapshot.shell.html), 'utf8');
      known = { at: mtimeMs, site: { snapshot, html } };
      return known.site;
    },
  };
}
