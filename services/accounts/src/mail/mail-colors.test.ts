import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIL_COLORS } from './mail-colors.ts';

const TOKENS = path.resolve(import.meta.dirname, '../../../../packages/ui/src/tokens');
const sheet = (name: string) => readFileSync(path.join(TOKENS, name), 'utf8');
const declared = (text: string) =>
  new Map([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, a = '', b = '']) => [a, b]));

const ramps = declared(sheet('palette.css'));
const tokens = declared(sheet('tokens.css'));

/** `light-dark(var(--fig-50), #140c10)` as two colours; a single colour stands for both themes. */
function themesOf(token: string): string[] {
  const value = tokens.get(token) ?? '';
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return [light, dark].map((color) => {
    const [, ramp] = /^var\(--(.+)\)$/.exec(color) ?? [];
    return (ramp ? (ramps.get(ramp) ?? '') : color).replace(/^#fff$/, '#ffffff');
  });
}

test.each(Object.entries(MAIL_COLORS))('mails wear %s as the site does', (name, colors) => {
  expect(themesOf(`color-${name}`)).toEqual([...colors]);
});
