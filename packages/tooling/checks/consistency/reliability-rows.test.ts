import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/root.mjs';

const FIRST = 28;
const LAST = 59;

/** ``| 28 | what | `file`: title<br>`file`: title |`` */
const ROW = /^\| (\d+) +\|.*\| (.+) \|$/;
const PROOF = /^`([^`]+)`: (.+)$/;

interface Proof {
  readonly row: number;
  readonly file: string;
  readonly title: string;
}

const document = readFileSync(path.join(root, 'docs/reliability-rows.md'), 'utf8');
const proofs: Proof[] = document.split('\n').flatMap((line) => {
  const [, row, cell = ''] = ROW.exec(line) ?? [];
  return cell.split('<br>').flatMap((text) => {
    const [, file, title] = PROOF.exec(text.trim()) ?? [];
    return file && title ? [{ row: Number(row), file, title }] : [];
  });
});

test('every row about money, messages and crashes names a test that proves it', () => {
  const proved = new Set(proofs.map(({ row }) => row));
  const rows = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
  expect(rows.filter((row) => !proved.has(row))).toEqual([]);
});

test('every test that a row names is there, under that title', () => {
  const isThere = ({ file, title }: Proof) =>
    existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(title);
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([]);
});
