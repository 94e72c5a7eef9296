import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesIn } from './changes.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'changes-'));
  writeFileSync(path.join(tree, 'names.ts'), 'one');
});
afterEach(() => rmSync(tree, { recursive: true }));

const textOf = (file: string) => readFileSync(path.join(tree, file), 'utf8');

test('nothing is written before everything is planned', () => {
  const changes = changesIn(tree);
  changes.create('feature/new.ts', 'new');
  changes.edit('names.ts', (text) => `${text}, two`);
  changes.edit('names.ts', (text) => `${text}, three`);
  expect([existsSync(path.join(tree, 'feature')), textOf('names.ts')]).toEqual([false, 'one']);

  expect(changes.write()).toEqual({ created: ['feature/new.ts'], edited: ['names.ts'] });
  expect([textOf('feature/new.ts'), textOf('names.ts')]).toEqual(['new', 'one, two, three']);
});

test('a file that exists is never overwritten', () => {
  expect(() => changesIn(tree).create('names.ts', 'other')).toThrow('names.ts exists already; nothing was changed.');
});

test('a file that is not there cannot be changed', () => {
  expect(() => changesIn(tree).edit('absent.ts', (text) => text)).toThrow('There is no absent.ts.');
});
