/** Demo pictures for stories; never part of the product. */
export const kitPictures = {
  amphora: new URL('./pictures/amphora.webp', import.meta.url).href,
  boots: new URL('./pictures/boots.webp', import.meta.url).href,
  camera: new URL('./pictures/camera.webp', import.meta.url).href,
  headphones: new URL('./pictures/headphones.webp', import.meta.url).href,
  kiln: new URL('./pictures/kiln.webp', import.meta.url).href,
  kitchen: new URL('./pictures/cover-kitchen.webp', import.meta.url).href,
  palette: new URL('./pictures/palette.webp', import.meta.url).href,
  plant: new URL('./pictures/plant.webp', import.meta.url).href,
  studio: new URL('./pictures/cover-studio.webp', import.meta.url).href,
  teapot: new URL('./pictures/teapot.webp', import.meta.url).href,
  dele: new URL('./pictures/person-dele.webp', import.meta.url).href,
  ingrid: new URL('./pictures/person-ingrid.webp', import.meta.url).href,
  jonah: new URL('./pictures/person-jonah.webp', import.meta.url).href,
  maya: new URL('./pictures/person-maya.webp', import.meta.url).href,
  priya: new URL('./pictures/person-priya.webp', import.meta.url).href,
  theo: new URL('./pictures/person-theo.webp', import.meta.url).href,
} as const;
