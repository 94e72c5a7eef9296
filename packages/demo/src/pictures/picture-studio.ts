import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findDrawing } from './picture-orders.ts';

export type StudioPicture = { body: Buffer; contentType: 'image/webp' };
/** Gives the picture of that name, or undefined when there is none. */
export type PictureStudio = (name: string) => Promise<StudioPicture | undefined>;

/** Counts up when pictures are drawn differently, so that those of older studios are left alone and drawn anew. */
const EDITION = 'edition-1';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const readKept = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`The kept picture ${file} cannot be read`, { cause: error });
  }
};

/** Written beside and moved into place, so that nobody ever reads half a picture. */
const keep = async (file: string, body: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, body);
  await rename(beside, file);
};

/**
 * A studio that draws each picture when it is first asked for and keeps it in `cacheFolder`.
 * Names are `products/<id>/<main|tilt|detail>-<320|640>.webp`, `scenes/<key>/…` alike, `people/<key>-256.webp`,
 * `covers/<key>-300.webp` and `objects/<name>-256.webp`; any other name gives undefined and touches no file.
 */
export const pictureStudio = (cacheFolder: string): PictureStudio => {
  const inWork = new Map<string, Promise<Buffer>>();

  const draw = async (name: string, drawing: () => Promise<Buffer>): Promise<Buffer> => {
    const file = path.join(cacheFolder, EDITION, name);
    const kept = await readKept(file);
    if (kept) return kept;
    const body = await drawing();
    await keep(file, body);
    return body;
  };

  return async (name) => {
    const drawing = findDrawing(name);
    if (!drawing) return undefined;
    const work = inWork.get(name) ?? draw(name, drawing).finally(() => inWork.delete(name));
    inWork.set(name, work);
    return { body: await work, contentType: 'image/webp' };
  };
};
