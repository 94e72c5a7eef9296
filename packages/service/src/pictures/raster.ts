const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;

/**
 * Whether the first bytes are those of a raster picture: PNG, JPEG, WebP, GIF or AVIF. What the sender says it is does
 * not count, and nothing else reaches the decoder: an SVG is a program, not a picture.
 * Signatures: https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm
 */
export function isRaster(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, 'GIF87a') ||
    startsWith(bytes, 'GIF89a') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBPVP', 8)) ||
    startsWith(bytes, 'ftypavif', 4)
  );
}
