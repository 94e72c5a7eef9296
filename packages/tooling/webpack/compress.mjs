import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = '**/*.{js,css,svg,json}';

/**
 * Puts a `.br` and a `.gz` beside every text file of a folder.
 * @returns {Promise<Record<string, number>>} bytes after gzip, by file name.
 */
export async function compress(folder) {
  const files = globSync(TEXTS, { cwd: folder });
  const sizes = await Promise.all(files.map(async (file) => [file, await compressFile(path.join(folder, file))]));
  return Object.fromEntries(sizes.sort());
}

/** Puts a `.gz` beside every text file of a folder, in a second instead of the many that the smallest ones take. */
export async function compressQuickly(folder) {
  const files = globSync(TEXTS, { cwd: folder }).map((file) => path.join(folder, file));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.gz`, await promisify(gzip)(readFileSync(file)))));
}

async function compressFile(file) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
  return gzipped.length;
}
