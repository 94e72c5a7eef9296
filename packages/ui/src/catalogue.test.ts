import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = import.meta.dirname;
const NOT_COMPONENTS = ['tokens', 'objects', 'long-grid'];

const components = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_COMPONENTS.includes(entry.name))
  .map((entry) => entry.name);

const styleSheets = components.flatMap((name) =>
  readdirSync(join(SRC, name))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(SRC, name, file)),
);

test('the kit is as large as it should be', () => {
  expect(components.length).toBeGreaterThan(45);
});

test.each(components)('%s is a component with a test and stories', (name) => {
  for (const file of [`${name}.tsx`, `${name}.test.tsx`, `${name}.stories.tsx`]) {
    expect({ file, exists: existsSync(join(SRC, name, file)) }).toEqual({ file, exists: true });
  }
});

test.each(components)('%s stands in the README', (name) => {
  expect(readFileSync(join(SRC, '../README.md'), 'utf8')).toContain(`\`${name}\``);
});

test.each(components)('%s has stories under a title', (name) => {
  const stories = readFileSync(join(SRC, name, `${name}.stories.tsx`), 'utf8');
  expect(stories).toMatch(/export default \{ title: '.+'(, isWide: true)? \};/);
  expect(stories).toMatch(/export const \w+ = /);
});

test('every custom property a component reads is a token or its own', () => {
  const defined = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1]);
  const tokens = new Set(
    ['tokens.css', 'palette.css'].flatMap((file) => defined(readFileSync(join(SRC, 'tokens', file), 'utf8'))),
  );
  const given = new Set([
    '--percent',
    '--size',
    '--anchor-width',
    '--available-width',
    '--available-height',
    '--transform-origin',
  ]);
  const unknown = styleSheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const own = new Set(defined(css));
    return [...css.matchAll(/var\((--[\w-]+)/g)]
      .map((match) => String(match[1]))
      .filter((name) => !tokens.has(name) && !own.has(name) && !given.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
