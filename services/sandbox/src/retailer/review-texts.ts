/** Invented reviewers and remarks; a product draws from them by its own number, so it always shows the same ones. */
export const REVIEWERS = [
  'Maribel T.',
  'Anders K.',
  'June P.',
  'Tomasz W.',
  'Odette F.',
  'Ravi S.',
  'Callum B.',
  'Noor H.',
  'Wren A.',
  'Ilse V.',
  'Priyanka D.',
  'Mateo R.',
  'Hollis G.',
  'Yuki N.',
  'Bertie L.',
  'Saoirse M.',
  'Dov Z.',
] as const;

/** Title and text by rating, from 1 to 5 stars. */
export const REMARKS: Record<1 | 2 | 3 | 4 | 5, readonly (readonly [title: string, text: string])[]> = {
  1: [
    ['Sent it back', 'Arrived with a crack and the second one had the same one. I gave up.'],
    ['Not what I hoped for', 'It looked larger and sturdier in the pictures.'],
  ],
  2: [
    ['Fine for a week', 'Worked at first, then the finish started to come off.'],
    ['Fussy', 'Does the job if you are patient with it. I am not.'],
  ],
  3: [
    ['It is all right', 'Does what it says and nothing more. The price is fair for that.'],
    ['Middle of the road', 'Good idea, average making. I would borrow it before buying it.'],
    ['Size up', 'A bit smaller than expected, otherwise decent.'],
  ],
  4: [
    ['Nearly perfect', 'Lovely to use every day. I only wish the box opened more easily.'],
    ['Very happy', 'My sister asked where it came from before I had even unpacked it.'],
    ['Good gift', 'Arrived early and well wrapped. The color is a touch darker than the picture.'],
  ],
  5: [
    ['A small joy', 'I smile each time I use it, which is more than I can say for my phone.'],
    ['Bought a second one', 'The first went to my mother, who would not give it back.'],
    ['Exactly right', 'Well made, quick to arrive, and it looks better in person.'],
    ['Worth the wait', 'I had it on my list for a year. I should not have waited.'],
  ],
};
