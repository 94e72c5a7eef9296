/** People who only ever appear under reviews. */
export const reviewerNames = [
  'Mireille K.',
  'D. Osei',
  'Tomasz',
  'Anneke',
  'J. Whitlock',
  'Paolo R.',
  'Sade',
  'Min-ji',
  'A. Castellanos',
  'Greta',
  'Yusuf B.',
  'Lorna',
  'Viktor',
  'P. Abernathy',
  'Noor',
  'Ines',
  'Callum',
  'R. Takeda',
  'Bettina',
  'Emeka',
  'Sol',
  'Agnes W.',
  'Farid',
  'Joan of Reno',
] as const;

type Phrase = { title: string; text: string };

/** What people say, by the number of stars they give; true of anything sold in the demo shop. */
export const reviewPhrases: Readonly<Record<number, readonly Phrase[]>> = {
  5: [
    {
      title: 'Exactly what I wished for',
      text: 'It was on my list for a year. My brother finally gave in, and he was right to.',
    },
    {
      title: 'Better than the picture',
      text: 'The picture is good. The thing itself is better, and it feels as if somebody cared about the edges.',
    },
    { title: 'Gifted to my dad', text: 'He thought it was too fancy. Now nobody else may touch it.' },
    {
      title: 'Bought a second one',
      text: 'The first one moved in with my sister. I did not get it back, so here we are.',
    },
    { title: 'Well packed, well made', text: 'No plastic in the box and nothing to complain about outside of it.' },
    { title: 'Arrived a day early', text: 'Two days before the birthday instead of one. I had time to wrap it twice.' },
    { title: 'Worth the wait', text: 'It took the full week to arrive. I have used it every day since.' },
  ],
  4: [
    {
      title: 'Very good, with one wish',
      text: 'I would have liked one more color to choose from. Otherwise it does everything it promises.',
    },
    { title: 'Nearly perfect', text: 'The box was bigger than it had to be. What was in it was just right.' },
    { title: 'Good present', text: 'She was delighted. I would order it again, perhaps a size up.' },
    {
      title: 'Does what it says',
      text: 'No surprises, which is what I wanted. One star off for the tiny print on the card.',
    },
    { title: 'Grew on me', text: 'I was not sure for the first week. Now I would miss it.' },
  ],
  3: [
    {
      title: 'Fine',
      text: 'It is fine. Not the best I have owned and not the worst, and it cost about what it should.',
    },
    { title: 'Smaller than I thought', text: 'I should have read the measurements. It is nicely made, only little.' },
    { title: 'Mixed feelings', text: 'I like it and my partner does not. We have agreed on three stars.' },
    {
      title: 'Good thing, slow parcel',
      text: 'The parcel went to the wrong town first. Once here, it was as described.',
    },
  ],
  2: [
    {
      title: 'Expected more',
      text: 'The color is duller than in the picture, and it came without the card that was promised.',
    },
    { title: 'Not for me', text: 'I can see why others like it. I sent it back, and that part was easy.' },
    {
      title: 'Arrived with a scratch',
      text: 'Only a small one, but it was a present. They offered a discount, which I took.',
    },
  ],
  1: [
    {
      title: 'Broke in the second week',
      text: 'I was careful with it. They sent a new one, so I may come back and change this.',
    },
    {
      title: 'Wrong one in the box',
      text: 'I ordered one thing and unpacked another. It took three messages to put right.',
    },
  ],
};
