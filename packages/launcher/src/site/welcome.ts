import type { LauncherConfig } from '../config.ts';
import { isReal, outsideServices } from '../outside/outside-services.ts';
import type { Site } from './start-site.ts';

type DemoAccount = { name: string; email: string; about: string };

/** What is printed when the site is ready: what it runs on, where it is, who can sign in. */
export function welcome(
  site: Site,
  config: LauncherConfig,
  accounts: readonly DemoAccount[],
  password: string,
): string {
  const runsOn = [
    ['database', site.database],
    ['cache', site.cache],
    ...outsideServices.map((service) => [service.task, standsFor(service, config)]),
  ];
  const addresses = [['site', site.url], ...(site.sandboxUrl ? sandboxPages(site.sandboxUrl) : [])];
  return [
    'Wishbow runs on',
    ...rows(runsOn),
    '',
    `Log in with the password ${password}`,
    ...rows(accounts.map((account) => [account.email, account.about])),
    '',
    'Open',
    ...rows(addresses),
    '',
    ...(site.sandboxUrl ? [TEST_CARDS, ''] : []),
  ].join('\n');
}

const TEST_CARDS =
  'Cards: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank';

/** Pages of the sandbox that somebody who tries the site out would not find by themselves. */
const sandboxPages = (sandboxUrl: string) => [
  ['mails', `${sandboxUrl}/mail`],
  // A link to wish for needs a host with a dot: see `parseWebAddress`.
  ['links to wish for', `${sandboxUrl.replace('//localhost', '//127.0.0.1')}/shop`],
];

function standsFor(service: (typeof outsideServices)[number], config: LauncherConfig): string {
  return isReal(service, config) ? service.provider : `the sandbox (to replace it: ${service.variables.join(', ')})`;
}

function rows(cells: readonly (readonly string[])[]): string[] {
  const width = Math.max(...cells.map(([label = '']) => label.length));
  return cells.map(([label = '', text = '']) => `  ${label.padEnd(width)}  ${text}`);
}
