const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/**
 * Order of strings by their UTF-8 bytes, without encoding them. UTF-16 units order the same way
 * except that surrogates (code points from U+10000) come after U+E000..U+FFFF in UTF-8.
 */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    if (isSurrogate(a) !== isSurrogate(b)) {
      if (isSurrogate(a) && b >= 0xe000) return 1;
      if (isSurrogate(b) && a >= 0xe000) return -1;
    }
    return a < b ? -1 : 1;
  }
  return Math.sign(left.length - right.length);
}
