import sharp from 'sharp';
import type { Backdrop } from './picture-recipe.ts';

/** One paper roll: the lit middle and the edge of the wall, the floor at the wall and at the camera, and how dark shadows fall. */
type Paper = {
  light: string;
  edge: string;
  floorFar: string;
  floorNear: string;
  shadow: string;
  shadowOpacity: number;
};

const day = (light: string, edge: string, floorFar: string, floorNear: string): Paper => ({
  light,
  edge,
  floorFar,
  floorNear,
  shadow: '#3c2c33',
  shadowOpacity: 0.42,
});
const evening = (light: string, edge: string, floorFar: string, floorNear: string): Paper => ({
  light,
  edge,
  floorFar,
  floorNear,
  shadow: '#050203',
  shadowOpacity: 0.72,
});

export const papers: Readonly<Record<Backdrop, Paper>> = {
  mint: day('#d3f4e5', '#b2e9cd', '#d8f4e6', '#a4e2c4'),
  coral: day('#ffd8cd', '#fcb5a4', '#ffdbd1', '#fba592'),
  fog: day('#ebe5ea', '#d8cfd4', '#ede9ec', '#ccc5ca'),
  sand: day('#f1ebe0', '#e2d6c9', '#f2ede6', '#dbcdbd'),
  ocean: day('#0b6a99', '#064468', '#053a59', '#043450'),
  sky: day('#d8edff', '#b4ddfb', '#dbeefd', '#a4d5fa'),
  butter: day('#fff2c9', '#ffe49c', '#fff2cd', '#ffdd88'),
  rose: day('#ffdde8', '#fbc2d4', '#ffe1eb', '#fbb4cc'),
  lilac: day('#eadffd', '#d5c3f8', '#ebe2fd', '#cdb7f5'),
  apricot: day('#ffe6d1', '#fed0b1', '#ffe9d7', '#ffc9a1'),
  ink: evening('#3a2a32', '#251920', '#1f151a', '#1b1116'),
  plum: evening('#6b1a46', '#460b2c', '#3a0924', '#31061d'),
  pine: evening('#125e45', '#073b29', '#052f21', '#04271b'),
};

/** Where the wall meets the floor, as a share of the picture's height. */
const HORIZON = 0.64;

const drawing = ({ light, edge, floorFar, floorNear }: Paper, size: number): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">
  <defs>
    <radialGradient id="wall" cx="50" cy="36" r="66" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${edge}"/>
    </radialGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${floorFar}"/><stop offset="1" stop-color="${floorNear}"/>
    </linearGradient>
  </defs>
  <rect width="100" height="100" fill="url(#wall)"/>
  <rect y="${HORIZON * 100}" width="100" height="${100 - HORIZON * 100}" fill="url(#floor)"/>
</svg>`;

const hung = new Map<string, Promise<Buffer>>();

const hang = (backdrop: Backdrop, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing(papers[backdrop], size)))
    .removeAlpha()
    .raw()
    .toBuffer();

/** The empty studio as raw RGB pixels, `size` square. Drawn once and kept: pictures share their backdrops. */
export const backdropPixels = (backdrop: Backdrop, size: number): Promise<Buffer> => {
  const name = `${backdrop}-${size}`;
  const pixels = hung.get(name) ?? hang(backdrop, size);
  hung.set(name, pixels);
  return pixels;
};
