const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * The text behind HTML entities, decoded once: `&amp;lt;` becomes `&lt;` and no further. The result is plain text and
 * never markup. What is no entity stays as it is.
 */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (entity, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? entity;
    return characterOf(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)) ?? entity;
  });

/** Control characters and halves of surrogate pairs stay encoded. */
const characterOf = (codePoint: number): string | undefined => {
  const isControl = (codePoint < 32 && codePoint !== 10 && codePoint !== 9) || (codePoint >= 127 && codePoint < 160);
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return isControl || isSurrogate || codePoint > 0x10ffff ? undefined : String.fromCodePoint(codePoint);
};
