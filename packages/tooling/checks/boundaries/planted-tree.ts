import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WORKSPACES = ['service', 'domain'];
const INSTALLED = ['express', 'mongoose', 'fast-check', 'zod', 'msw'];

/**
 * Writes the files into a new directory, beside linked workspaces and empty stand-ins for the packages they import.
 * Returns its absolute path; the caller removes it.
 */
export function plantTree(files: Record<string, string>): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  for (const name of WORKSPACES) linkWorkspace(tree, name);
  for (const name of INSTALLED) {
    plantFile(tree, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    plantFile(tree, `node_modules/${name}/index.js`, '');
  }
  for (const [file, text] of Object.entries(files)) plantFile(tree, file, text);
  return tree;
}

function linkWorkspace(tree: string, name: string): void {
  const description = { name: `@wishbow/${name}`, exports: { './*': './src/*.ts' } };
  plantFile(tree, `packages/${name}/package.json`, JSON.stringify(description));
  mkdirSync(path.join(tree, 'node_modules/@wishbow'), { recursive: true });
  symlinkSync(`../../packages/${name}`, path.join(tree, 'node_modules/@wishbow', name));
}

function plantFile(tree: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), `${text}\n`);
}
