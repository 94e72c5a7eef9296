/** The wrapping paper behind a profile's name. */
export type WrappingPaper = 'bows' | 'dots' | 'stripe' | 'scallop' | 'check' | 'confetti';

/** One person as the story knows them: days count from now, the address names a ZIP code and a line of the sandbox. */
export type PersonRow = {
  name: readonly [first: string, last: string];
  username: string;
  bio: string;
  paper: WrappingPaper;
  birthday: { inDays: number; year: number };
  home?: readonly [zip: string, street: string, unit?: string];
  joinedDaysAgo: number;
} & Partial<PersonExtras>;

type PersonExtras = {
  email: string;
  isAdmin: boolean;
  isPrivate: boolean;
  hidesBirthday: boolean;
  showsAddressToFollowers: boolean;
  /** Days ago the e-mail was answered; people without it have not verified theirs yet. */
  isUnverified: boolean;
  cards: readonly { brand: 'visa' | 'mastercard' | 'amex'; last4: string }[];
};

/** Everybody who lives in the demo community, by the short name the other stories use. */
export const personRows = {
  maya: {
    name: ['Maya', 'Okafor'], username: 'maya_okafor', paper: 'scallop', joinedDaysAgo: 412,
    bio: 'Potter in Portland. I like tools that last, tea that steeps too long and books with stains on them.',
    birthday: { inDays: 54, year: 1992 }, home: ['97205', '418 Alder Row'],
    cards: [{ brand: 'visa', last4: '4242' }, { brand: 'mastercard', last4: '4444' }],
  },
  theo: {
    name: ['Theo', 'Lindqvist'], username: 'theo_l', paper: 'stripe', joinedDaysAgo: 398,
    bio: 'Maps, long walks and one very opinionated dog called Biscuit.',
    birthday: { inDays: 10, year: 1988 }, home: ['97214', '730 Elderberry St'],
    cards: [{ brand: 'visa', last4: '1881' }],
  },
  priya: {
    name: ['Priya', 'Raman'], username: 'priya_raman', paper: 'check', joinedDaysAgo: 350,
    bio: 'New keys, empty rooms, one pan I will not lend you. Austin.',
    birthday: { inDays: 121, year: 1991 }, home: ['78702', '512 Teapot Hill Rd'],
  },
  jonah: {
    name: ['Jonah', 'Becker'], username: 'jonahbecker', paper: 'dots', joinedDaysAgo: 331,
    bio: 'Schoolteacher. If it can be done outdoors, I have done it badly in the rain.',
    birthday: { inDays: 203, year: 1986 }, home: ['04101', '344 Nutmeg Blvd'], showsAddressToFollowers: true,
  },
  camila: {
    name: ['Camila', 'Duarte'], username: 'camila_d', paper: 'dots', joinedDaysAgo: 290,
    bio: 'Counting weeks. Ask me about names, I have a spreadsheet.',
    birthday: { inDays: 88, year: 1993 }, home: ['60622', '415 Nutmeg Blvd'],
    cards: [{ brand: 'visa', last4: '0341' }],
  },
  wes: {
    name: ['Wes', 'Tanaka'], username: 'west_tanaka', paper: 'check', joinedDaysAgo: 276,
    bio: 'Cooks for six, lives with one. Send chopsticks.',
    birthday: { inDays: 160, year: 1990 }, home: ['98122', '540 Tinsel Mill Rd'],
  },
  ingrid: {
    name: ['Ingrid', 'Halvorsen'], username: 'ingrid_h', paper: 'scallop', joinedDaysAgo: 260,
    bio: 'Retired, never idle. Knitting something for everybody, whether they ask or not.',
    birthday: { inDays: 301, year: 1954 }, home: ['55408', '418 Nutmeg Blvd'],
    cards: [{ brand: 'amex', last4: '0005' }],
  },
  omar: {
    name: ['Omar', 'Haddad'], username: 'omar_haddad', paper: 'stripe', joinedDaysAgo: 255,
    bio: 'Half of a honeymoon in progress. The other half has the tickets.',
    birthday: { inDays: 45, year: 1989 }, home: ['48201', '520 Quillback Way'],
  },
  samira: {
    name: ['Samira', 'Haddad'], username: 'samira_haddad', paper: 'confetti', joinedDaysAgo: 255,
    bio: 'The half with the tickets. Two weeks in Lisbon, if you all keep chipping in.',
    birthday: { inDays: 190, year: 1990 }, home: ['48201', '520 Quillback Way'],
    cards: [{ brand: 'mastercard', last4: '5100' }],
  },
  rosa: {
    name: ['Rosa', 'Whitfield'], username: 'nana_rosa', paper: 'bows', joinedDaysAgo: 9,
    email: 'rosa.w@mailbox.example', bio: 'My granddaughter sent me a teapot and now I have an account.',
    birthday: { inDays: 77, year: 1948 }, home: ['40204', '212 Paperbark Ln'],
  },
  gurpreet: {
    name: ['Gurpreet', 'Gill'], username: 'gurpreet_gill', paper: 'stripe', joinedDaysAgo: 240,
    bio: 'Rivers on weekends, spreadsheets the rest of the time.',
    birthday: { inDays: 133, year: 1985 }, home: ['59802', '318 Bobbin St'],
    cards: [{ brand: 'visa', last4: '7731' }],
  },
  dele: {
    name: ['Dele', 'Adeyemi'], username: 'dele_a', paper: 'dots', joinedDaysAgo: 233,
    bio: 'I give plants. You have been warned.',
    birthday: { inDays: 250, year: 1987 }, home: ['77006', '426 Harbor Stair'],
    cards: [{ brand: 'visa', last4: '9012' }],
  },
  june: {
    name: ['June', 'Park'], username: 'junepark', paper: 'confetti', joinedDaysAgo: 221,
    bio: 'Learning piano at the age when others give it up. Bruised knees, new skates.',
    birthday: { inDays: 67, year: 1995 }, home: ['90026', '412 Elderberry St'],
  },
  felix: {
    name: ['Felix', 'Moreau'], username: 'felix_m', paper: 'check', joinedDaysAgo: 214,
    bio: 'Paints signs. Plays bass in a band that has rehearsed twice.',
    birthday: { inDays: 142, year: 1984 }, home: ['70115', '344 Nutmeg Blvd'],
    cards: [{ brand: 'mastercard', last4: '2208' }],
  },
  astrid: {
    name: ['Astrid', 'Nygaard'], username: 'astrid_n', paper: 'bows', joinedDaysAgo: 205,
    bio: 'Nurse on nights. Professional napper on days, soon with a sofa for it.',
    birthday: { inDays: 220, year: 1983 }, home: ['53703', '512 Quillback Way'],
  },
  bao: {
    name: ['Bao', 'Tran'], username: 'bao_tran', paper: 'stripe', joinedDaysAgo: 190,
    bio: 'Film only. Ask before you follow, I post my family.',
    birthday: { inDays: 95, year: 1994 }, home: ['94609', '218 Foxtrot Ave'], isPrivate: true, hidesBirthday: true,
    cards: [{ brand: 'visa', last4: '6204' }],
  },
  nils: {
    name: ['Nils', 'Aalto'], username: 'nils_aalto', paper: 'confetti', joinedDaysAgo: 180,
    bio: 'Forty soon, and planning to be loud about it. Duluth.',
    birthday: { inDays: 75, year: 1986 }, home: ['55802', '324 Tinsel Mill Rd'],
  },
  nora: {
    name: ['Nora', 'Quill'], username: 'nora_quill', paper: 'bows', joinedDaysAgo: 0, bio: '',
    birthday: { inDays: 310, year: 1997 }, isUnverified: true,
  },
  hollis: {
    name: ['Hollis', 'Grant'], username: 'hollis_grant', paper: 'check', joinedDaysAgo: 520, isAdmin: true,
    bio: 'Keeps the lights on here. Write to me when something looks wrong.',
    birthday: { inDays: 280, year: 1980 }, home: ['11215', '314 Bobbin St'],
    cards: [{ brand: 'visa', last4: '3155' }],
  },
  bea: {
    name: ['Beatriz', 'Fontaine'], username: 'bea_fontaine', paper: 'scallop', joinedDaysAgo: 172,
    bio: 'Bakes before dawn, asleep by nine.',
    birthday: { inDays: 30, year: 1981 }, home: ['87501', '318 Elderberry St'],
  },
  kofi: {
    name: ['Kofi', 'Mensah'], username: 'kofi_mensah', paper: 'dots', joinedDaysAgo: 168,
    bio: 'Trumpet, trains, two small daughters.',
    birthday: { inDays: 18, year: 1985 }, home: ['21201', '350 Juniper Loop'],
  },
  lena: {
    name: ['Lena', 'Sokolova'], username: 'lena_sok', paper: 'check', joinedDaysAgo: 160,
    bio: 'Chess in the park, radio in the kitchen.',
    birthday: { inDays: 175, year: 1976 }, home: ['19123', '216 Paperbark Ln'],
  },
  marcus: {
    name: ['Marcus', 'Bell'], username: 'marcusbell', paper: 'stripe', joinedDaysAgo: 151,
    bio: 'Coach of an under-tens team with strong opinions about oranges.',
    birthday: { inDays: 62, year: 1982 }, home: ['30307', '210 Copper Beech Dr'],
  },
  hana: {
    name: ['Hana', 'Ito'], username: 'hana_ito', paper: 'bows', joinedDaysAgo: 148,
    bio: 'Ink, paper, and far too many pens.',
    birthday: { inDays: 229, year: 1996 }, home: ['96813', '320 Juniper Loop'],
  },
  tomas: {
    name: ['Tomás', 'Rivera'], username: 'tomas_rivera', paper: 'confetti', joinedDaysAgo: 140,
    bio: 'Repairs bicycles. Rides the ones nobody collects.',
    birthday: { inDays: 4, year: 1990 }, home: ['85701', '214 Lanternfish Ave'],
  },
  zoe: {
    name: ['Zoë', 'Achterberg'], username: 'zoe_acht', paper: 'scallop', joinedDaysAgo: 133,
    bio: 'Botanist. My flat is mostly leaves.',
    birthday: { inDays: 111, year: 1988 }, home: ['97301', '312 Juniper Loop'],
  },
  eli: {
    name: ['Eli', 'Rosen'], username: 'eli_rosen', paper: 'check', joinedDaysAgo: 127,
    bio: 'Puzzles first, questions later.',
    birthday: { inDays: 266, year: 1999 }, home: ['11215', '500 Bobbin St'],
  },
  fatima: {
    name: ['Fatima', 'Benali'], username: 'fatima_b', paper: 'dots', joinedDaysAgo: 120,
    bio: 'Engineer, aunt of seven, buyer of seven of everything.',
    birthday: { inDays: 150, year: 1987 }, home: ['02116', '512 Old Kiln Rd'],
    cards: [{ brand: 'visa', last4: '4009' }],
  },
  sunita: {
    name: ['Sunita', 'Pillai'], username: 'sunita_p', paper: 'bows', joinedDaysAgo: 115,
    bio: 'Moon watcher. Sleeps when it is cloudy.',
    birthday: { inDays: 39, year: 1979 }, home: ['89502', '420 Harbor Stair'],
  },
  caleb: {
    name: ['Caleb', 'Ortega'], username: 'caleb_ortega', paper: 'stripe', joinedDaysAgo: 104,
    bio: 'Camps in places with no signal, on purpose.',
    birthday: { inDays: 207, year: 1992 }, home: ['83702', '318 Juniper Loop'],
  },
  mireille: {
    name: ['Mireille', 'Kassab'], username: 'mireille_k', paper: 'check', joinedDaysAgo: 99,
    bio: 'Furnishing a house one shelf at a time. The list is long, the house is patient.',
    birthday: { inDays: 240, year: 1983 }, home: ['43215', '318 Juniper Loop'],
  },
  anton: {
    name: ['Anton', 'Varga'], username: 'anton_varga', paper: 'scallop', joinedDaysAgo: 92,
    bio: 'Watchmaker. Late for everything.',
    birthday: { inDays: 83, year: 1971 }, home: ['15222', '410 Harbor Stair'],
  },
  grace: {
    name: ['Grace', 'Oyelaran'], username: 'grace_oye', paper: 'confetti', joinedDaysAgo: 84,
    bio: 'Sings in three choirs. The neighbors know two of them.',
    birthday: { inDays: 26, year: 1994 }, home: ['37206', '414 Harbor Stair'],
  },
  hector: {
    name: ['Hector', 'Salas'], username: 'hector_salas', paper: 'stripe', joinedDaysAgo: 77,
    bio: 'Grandfather, goalkeeper, retired from neither.',
    birthday: { inDays: 199, year: 1957 }, home: ['33130', '320 Elderberry St'],
  },
  ivy: {
    name: ['Ivy', 'Chen'], username: 'ivy_chen', paper: 'dots', joinedDaysAgo: 70,
    bio: 'First apartment, third plant, no chairs yet.',
    birthday: { inDays: 128, year: 2000 }, home: ['98103', '422 Teapot Hill Rd'],
  },
  soren: {
    name: ['Søren', 'Dahl'], username: 'soren_dahl', paper: 'check', joinedDaysAgo: 66,
    bio: 'Builds wooden boats, mostly small ones.',
    birthday: { inDays: 287, year: 1978 }, home: ['02903', '214 Copper Beech Dr'],
  },
  maximilian: {
    name: ['Maximilian', 'Featherstonehaugh-Vandersloot'], username: 'max_fv', paper: 'bows', joinedDaysAgo: 58,
    bio: 'Yes, it fits on one line. Barely.',
    birthday: { inDays: 52, year: 1969 }, home: ['29401', '310 Tinsel Mill Rd'],
  },
  olive: {
    name: ['Olive', 'Marchetti'], username: 'olive_m', paper: 'scallop', joinedDaysAgo: 50,
    bio: 'Swims every morning. In October it becomes a personality.',
    birthday: { inDays: 170, year: 1991 }, home: ['92103', '320 Nutmeg Blvd'], isPrivate: true,
  },
  pablo: {
    name: ['Pablo', 'Quiroga'], username: 'pablo_q', paper: 'confetti', joinedDaysAgo: 43,
    bio: 'Writes letters by hand and posts them, somewhat late.',
    birthday: { inDays: 16, year: 1986 }, home: ['80205', '320 Juniper Loop'],
  },
  ruth: {
    name: ['Ruth', 'Adler'], username: 'ruth_adler', paper: 'check', joinedDaysAgo: 35,
    bio: 'Librarian. Whispers recommendations.',
    birthday: { inDays: 106, year: 1963 }, home: ['14222', '310 Tinsel Mill Rd'],
  },
  suki: {
    name: ['Suki', 'Nakamura'], username: 'suki_n', paper: 'dots', joinedDaysAgo: 24,
    bio: 'Skates, paints, forgets to eat.',
    birthday: { inDays: 247, year: 1998 }, home: ['84101', '320 Bobbin St'],
  },
  teddy: {
    name: ['Teddy', 'Blanchard'], username: 'teddyblanchard', paper: 'stripe', joinedDaysAgo: 12,
    bio: 'Just married, slightly sunburned.',
    birthday: { inDays: 315, year: 1990 }, home: ['31401', '318 Nutmeg Blvd'],
  },
} as const satisfies Record<string, PersonRow>;

/** The short name of a person in the demo stories. */
export type PersonKey = keyof typeof personRows;
