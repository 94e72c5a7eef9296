const ANCHORED_PREFIX = /^\^((?:[A-Za-z0-9 _@:/-]|\\[.\-/])+)(.?)/;
const OPTIONAL_REPEAT = '*?{';

/** The literal text every string a pattern matches starts with, so that an index range serves `/^abc/`. */
export function patternPrefix(pattern: string): string | undefined {
  if (pattern.includes('|')) return undefined;
  const match = ANCHORED_PREFIX.exec(pattern);
  if (!match) return undefined;
  const [, literal = '', next = ''] = match;
  const certain = next !== '' && OPTIONAL_REPEAT.includes(next) ? literal.slice(0, -1) : literal;
  return certain.replace(/\\(.)/g, '$1') || undefined;
}
