import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastCommit } from './last-commit.ts';
import { problemWords } from './problem-words.ts';

const unknownName = {
  code: 'invalid_fields',
  message: 'Please check the fields.',
  errors: { name: ['Invalid option: expected one of "shell"|"mf-social"'] },
};

test('whoever deploys a part that the site does not know is told what to bring first', () => {
  expect(problemWords(unknownName, 'mf-social')).toBe(
    'This site does not know mf-social: start it again from a checkout that has it.',
  );
});

test('whoever is refused reads which field it is about', () => {
  const errors = { 'files.3.path': ['Not a file that a build may hold'] };
  expect(problemWords({ ...unknownName, errors }, 'mf-social')).toBe(
    'Please check the fields.\n  files.3.path: Not a file that a build may hold',
  );
  expect(problemWords({ code: 'other_build', message: 'There is another one.' })).toBe('There is another one.');
});

test('the history names the last commit, and says where more was deployed than that', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wishbow-commit-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ines', '-c', 'user.email=ines@x.example', ...args], { cwd: folder });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Show cups');
  expect(lastCommit(folder)).toMatch(/^[0-9a-f]{7,} Show cups$/);
  writeFileSync(path.join(folder, 'cup.ts'), '');
  expect(lastCommit(folder)).toMatch(/ Show cups \+ uncommitted changes$/);
  rmSync(folder, { recursive: true });
});
