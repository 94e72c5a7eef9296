import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

export interface Instruction {
  /** `RUN`, in capital letters. */
  readonly keyword: string;
  readonly rest: string;
}

/** What stands between one FROM and the next. */
export interface Stage {
  readonly name: string;
  /** Another stage, or an image. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of our Dockerfile, in their order; comments are gone and continued lines are one. */
export function dockerfileStages(): Stage[] {
  const text = readFileSync(path.join(root, 'packages/tooling/docker/Dockerfile'), 'utf8');
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [keyword = '', ...words] = line.split(' ');
    const [from = '', , name = ''] = words;
    if (keyword === 'FROM') stages.push({ name, from, instructions: [] });
    else stages.at(-1)?.instructions.push({ keyword, rest: words.join(' ') });
  }
  return stages;
}
