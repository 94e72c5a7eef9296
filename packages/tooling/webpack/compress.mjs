import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Puts a `.br` and a `.gz` beside every text file of a folder.
 * @returns {Promise<Record<string, number>>} bytes after gzip, by file name.
 */
export async function compress(folder) {
  const files = globSync('**/*.{js,css,svg,json}', { cwd: folder });
  const sizes = await Promise.all(files.map(async (file) => [file, await compressFile(path.join(folder, file))]));
  return Object.fromEntries(sizes.sort());
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
