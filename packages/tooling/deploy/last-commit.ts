import { execFileSync } from 'node:child_process';

const MOST_CHARACTERS = 160;

/** What a checkout is a deployment of, where git can tell: its last commit, and whether more is in it than that. */
export function lastCommit(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const commit = git('log', '-1', '--format=%h %s').slice(0, MOST_CHARACTERS);
    return git('status', '--porcelain') === '' ? commit : `${commit} + uncommitted changes`;
  } catch (error) {
    if (error instanceof Error) return 'Deployed by npm run deploy';
    throw error;
  }
}
