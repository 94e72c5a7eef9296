import { refusalText } from './refusal-text.ts';

const build = { name: 'mf-social', buildId: '6bf7e4c3c2' } as const;

test('whoever is refused reads what breaks, for whom, why, and what to do instead', () => {
  const text = refusalText(build, [
    {
      kind: 'modal',
      what: 'social.likes',
      hurts: ['mf-wishlists'],
      reasons: ['mf-social needs `props.note`, which mf-wishlists does not give.'],
      fine: 'New fields may be optional; what others rely on stays.',
    },
    {
      kind: 'route',
      what: '/users',
      hurts: ['shell', 'bff'],
      reasons: [
        'shell sends /users to mf-social, which has no page users.',
        'bff sends /users to mf-social, which has no page users.',
      ],
      fine: 'Keep it until shell is live without it.',
    },
  ]);
  expect(text).toBe(`mf-social 6bf7e4c3c2 cannot go live: 2 things would not work any more.

The modal social.likes, which mf-wishlists needs:
  - mf-social needs \`props.note\`, which mf-wishlists does not give.
  Instead: New fields may be optional; what others rely on stays.

The page /users, which shell and bff need:
  - shell sends /users to mf-social, which has no page users.
  - bff sends /users to mf-social, which has no page users.
  Instead: Keep it until shell is live without it.
`);
});

test('a part that weighs too much is told so, and one that fits, too', () => {
  const text = refusalText(build, [
    {
      kind: 'size',
      what: 'mf-social users',
      hurts: ['mf-social'],
      reasons: ['It is 45.0 KB after gzip, its budget is 40.0 KB.'],
      fine: 'Load later, by a dynamic import, what is not needed at once.',
    },
  ]);
  expect(text).toBe(`mf-social 6bf7e4c3c2 cannot go live: 1 thing would not work any more.

The size of mf-social users is too much:
  - It is 45.0 KB after gzip, its budget is 40.0 KB.
  Instead: Load later, by a dynamic import, what is not needed at once.
`);
  expect(refusalText(build, [])).toBe('mf-social 6bf7e4c3c2 fits what is live.\n');
});
