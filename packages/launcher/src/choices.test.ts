import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseCache } from './cache/choose-cache.ts';
import { chooseDatabase } from './database/choose-database.ts';
import { findExecutable } from './executable.ts';

test('a given address wins over a server of this machine', () => {
  expect(chooseDatabase('mongodb://db.example', '/bin/mongod')).toEqual({ kind: 'given', url: 'mongodb://db.example' });
  expect(chooseCache('redis://cache.example', '/bin/redis-server')).toEqual({
    kind: 'given',
    url: 'redis://cache.example',
  });
});

test('a server of this machine wins over what is embedded', () => {
  expect(chooseDatabase(undefined, '/bin/mongod')).toEqual({ kind: 'mongod', program: '/bin/mongod' });
  expect(chooseCache(undefined, '/bin/redis-server')).toEqual({ kind: 'server', program: '/bin/redis-server' });
});

test('a bare machine uses the embedded engine and the memory of the process', () => {
  expect(chooseDatabase(undefined, undefined)).toEqual({ kind: 'embedded' });
  expect(chooseCache(undefined, undefined)).toEqual({ kind: 'memory' });
});

test('a program is found on the search path, but not a file of its name that cannot be run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'executable-'));
  const program = path.join(folder, 'mongod');
  writeFileSync(program, '');
  const searchPath = ['/no/such/folder', folder].join(path.delimiter);

  expect(findExecutable(['mongod'], searchPath)).toBeUndefined();
  chmodSync(program, 0o755);
  expect(findExecutable(['mongod'], searchPath)).toBe(program);
  rmSync(folder, { recursive: true });
});
