import codepoints from './allowed-artwork.json' with { type: 'json' };

/** A drawing the studio may use, by its English name. */
export type ArtworkName = keyof typeof codepoints;

/**
 * The drawings of Microsoft's Fluent Emoji that the studio may use, with their file names in the package that holds them.
 * The package also holds drawings from elsewhere (flags) and ones kept back as trademarks, so nothing outside this list is read.
 * Each name is one of `@iconify-json/fluent-emoji` 1.2.7, whose author is Microsoft; see NOTICE.md.
 */
export const allowedArtwork: ReadonlyMap<string, string> = new Map(Object.entries(codepoints));

export const isAllowedArtwork = (name: string): name is ArtworkName => allowedArtwork.has(name);
