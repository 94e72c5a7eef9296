import type { PersonKey } from '../person-rows.ts';

/** Who chipped in how many whole dollars to a fund, oldest first. */
export type ContributionRow = { fund: string; given: readonly (readonly [giver: PersonKey, dollars: number])[]; isPrivateFor?: readonly PersonKey[] };

export const contributionRows: readonly ContributionRow[] = [
  {
    fund: 'maya/Kiln for the studio', isPrivateFor: ['rosa'],
    given: [['priya', 25], ['jonah', 50], ['camila', 20], ['ingrid', 60], ['omar', 25], ['dele', 30], ['june', 15], ['felix', 20], ['gurpreet', 40], ['wes', 25], ['astrid', 25], ['fatima', 22], ['rosa', 15], ['theo', 40]],
  },
  {
    fund: 'samira/Two weeks in Lisbon',
    given: [
      ['maya', 60], ['theo', 40], ['priya', 50], ['jonah', 35], ['camila', 25], ['wes', 45], ['ingrid', 75], ['gurpreet', 60],
      ['dele', 50], ['felix', 40], ['astrid', 55], ['nils', 25], ['bea', 40], ['kofi', 45], ['lena', 30], ['fatima', 100],
      ['grace', 35], ['hector', 50], ['mireille', 35], ['june', 30], ['bao', 60], ['omar', 100],
    ],
  },
  {
    fund: 'astrid/Two-seat sofa',
    given: [
      ['maya', 40], ['theo', 25], ['priya', 30], ['jonah', 30], ['camila', 20], ['wes', 25], ['ingrid', 50], ['omar', 25],
      ['samira', 25], ['gurpreet', 40], ['dele', 35], ['june', 20], ['felix', 25], ['bao', 30], ['nils', 40], ['bea', 20],
      ['kofi', 25], ['lena', 25], ['marcus', 20], ['hana', 20], ['tomas', 20], ['zoe', 25], ['fatima', 40], ['sunita', 20],
      ['grace', 35], ['hector', 30],
    ],
  },
  {
    fund: 'priya/Sofa for the front room',
    given: [
      ['maya', 50], ['theo', 60], ['jonah', 40], ['camila', 30], ['wes', 35], ['ingrid', 50], ['omar', 25], ['samira', 25],
      ['gurpreet', 45], ['dele', 60], ['june', 20], ['felix', 30], ['astrid', 40], ['nils', 25], ['fatima', 50], ['grace', 21],
      ['caleb', 20], ['anton', 20], ['pablo', 20],
    ],
  },
  {
    fund: 'gurpreet/Kayak for two',
    given: [['theo', 60], ['jonah', 80], ['caleb', 50], ['maya', 40], ['dele', 40], ['soren', 60], ['marcus', 30], ['fatima', 50], ['omar', 30]],
  },
  {
    fund: 'june/Piano lessons',
    given: [['felix', 40], ['maya', 35], ['suki', 20], ['grace', 45], ['theo', 30], ['priya', 30], ['lena', 25], ['kofi', 40], ['ingrid', 47]],
  },
  { fund: 'camila/A month of sleep (a night nurse)', given: [['ingrid', 100], ['fatima', 80], ['samira', 40], ['maya', 60], ['jonah', 40]] },
  { fund: 'maya/Flight home for the holidays', given: [['rosa', 50], ['dele', 75], ['theo', 30]] },
  { fund: 'bao/Darkroom evening course', given: [['sunita', 30], ['hana', 40]] },
  { fund: 'kofi/Lessons for two small daughters', given: [['grace', 60], ['marcus', 40], ['felix', 50]] },
  { fund: 'teddy/Four nights by the sea', given: [['maximilian', 120], ['ruth', 50], ['soren', 60], ['olive', 40]] },
];
