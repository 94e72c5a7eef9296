import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a team does by hand to take recommending out of mf-social, once `npm run new:mfe -- recommendations` has made
 * its part: the acceptance test of how little a split takes. Moved files stay as they are. The mocks of its calls stay, too:
 * they are kept by the team whose service answers.
 * @returns how many files were moved, and those that were written or changed.
 */
export function splitRecommendations(tree: string): { moved: number; touched: string[] } {
  const touched: string[] = [];
  const place = (file: string) => path.join(tree, file);
  const write = (file: string, text: string) => {
    writeFileSync(place(file), text);
    touched.push(file);
  };
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(place(file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is not as the split expects it`);
    write(file, after);
  };
  const move = (from: string, to: string) => {
    mkdirSync(path.dirname(place(to)), { recursive: true });
    renameSync(place(from), place(to));
    return globSync(`${to}/**/*.*`, { cwd: tree }).length;
  };

  const feature = 'src/features/recommend';
  const moved = move(`mf-social/${feature}`, `mf-recommendations/${feature}`);

  edit('packages/contracts/src/owner-of-key.ts', (text) =>
    text.replace('const moved = {} as const;', "const moved = { 'social.recommend': 'recommendations' } as const;"),
  );
  edit('mf-social/src/exposes/modals.ts', (text) => text.replace(/\n.*'social\.recommend'.*/, ''));
  edit('mf-recommendations/package.json', (text) =>
    text.replace(
      '    "react": ',
      `    "lucide-react": "${versionOf(place('mf-social/package.json'), 'lucide-react')}",\n    "react": `,
    ),
  );
  write('mf-recommendations/src/exposes/modals.ts', MODALS);
  return { moved, touched };
}

const MODALS = `import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('recommendations', modalContracts, {
  'social.recommend': () => import('../features/recommend/recommend-modal.tsx'),
});
`;

const versionOf = (manifest: string, name: string): string =>
  JSON.parse(readFileSync(manifest, 'utf8')).dependencies[name];
