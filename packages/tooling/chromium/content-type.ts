import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What a small site that is served for a look says a built file is. */
export const contentTypeOf = (file: string): string => TYPES[path.extname(file)] ?? 'application/octet-stream';
