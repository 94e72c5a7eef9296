import type { BSONRegExp } from 'bson';
import { locatedRefusal } from '../errors/command-error.ts';

const INLINE_FLAGS = /^\(\?([imsx]+)\)/;
const EXTENDED_WHITESPACE = /\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm;

/** Compiles a pattern with MongoDB's options i, m, s, x (x drops white space and comments). */
export function compileRegex(pattern: string, options = ''): RegExp {
  const inline = INLINE_FLAGS.exec(pattern);
  const flags = new Set([...options, ...(inline?.[1] ?? '')]);
  const body = inline ? pattern.slice(inline[0].length) : pattern;
  const source = flags.has('x') ? body.replace(EXTENDED_WHITESPACE, keepEscapes) : body;
  const jsFlags = ['i', 'm', 's'].filter((flag) => flags.has(flag)).join('');
  return compileUnicode(source, jsFlags) ?? compileLoose(source, jsFlags);
}

export function regexOf(value: BSONRegExp): RegExp {
  return compileRegex(value.pattern, value.options);
}

function keepEscapes(token: string): string {
  return token.startsWith('\\') || token.startsWith('[') ? token : '';
}

/** Unicode mode refuses escapes PCRE allows, such as `\-`; those patterns compile without it. */
function compileUnicode(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, `u${flags}`);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function compileLoose(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw locatedRefusal(51091, `Regular expression is invalid: ${error instanceof Error ? error.message : source}`);
  }
}
