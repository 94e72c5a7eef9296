import { reservedFirstSegments } from '@wishbow/contracts/routes';
import type { Changes } from '../changes.ts';
import { withMember } from '../edits/source.ts';
import { insertedBefore } from '../edits/text.ts';
import { filledTemplate } from '../filled-template.ts';
import type { Generator } from '../generator.ts';
import { formsOf, isPlainWord } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { withVersionsInUse } from '../versions-in-use.ts';

/** A part with one page in its four states, and its address in the route table. */
export const newPart: Generator = {
  usage: `npm run new:mfe -- <service> <thing>

  npm run new:mfe -- postcards postcard    mf-postcards, with a page of one's own postcards at /postcards

The service is one that npm run new:service made, or one whose contract lists things in the same way.`,

  plan: ([service = '', thing = '', ...rest], changes) => {
    if (service === '' || thing === '' || rest.length > 0) throw new Refusal('');
    const part = `mf-${service}`;
    refuseNames(changes, service, thing);
    for (const { file, text } of filledTemplate('part', { gizmos: service, gizmo: thing })) {
      changes.create(file, file.endsWith('package.json') ? withVersionsInUse(text) : text);
    }
    registerPart(changes, service);
    return [
      'npm install, which makes the new workspace known.',
      `npm run test:jest -- ${part}`,
      `npm start, sign in, and open /${service}.`,
      `Put a link to hrefOf('${service}') where people shall find it, and say in README.md what ${part} is for.`,
      `npm run new:endpoint -- ${service} <endpointId> ${part}/${service} adds a call that the part makes.`,
    ];
  },
};

function refuseNames(changes: Changes, service: string, thing: string): void {
  for (const name of [service, thing]) {
    if (!isPlainWord(name)) throw new Refusal(`${name} is not one lower-case word.`);
  }
  if (changes.exists(`mf-${service}`)) throw new Refusal(`There is mf-${service} already.`);
  if (reservedFirstSegments.includes(service)) throw new Refusal(`/${service} is taken in the route table.`);
  if (!isListed(changes, service, thing)) {
    const [things, oneThing] = [formsOf(service).pascal, formsOf(thing).pascal];
    throw new Refusal(
      `No call list${things} answers with things of the type ${oneThing}; npm run new:service -- ${service} ${thing} makes it.`,
    );
  }
}

function isListed(changes: Changes, service: string, thing: string): boolean {
  const contractFile = `packages/contracts/src/${service}-contract.ts`;
  if (!changes.exists(contractFile)) return false;
  const contract = changes.read(contractFile);
  return [`list${formsOf(service).pascal}:`, `export type ${formsOf(thing).pascal} `].every((part) =>
    contract.includes(part),
  );
}

/** The route table: the shell, the BFF and the bundler follow from it. */
function registerPart(changes: Changes, service: string): void {
  const part = `mf-${service}`;
  const { title } = formsOf(service);
  const route = `{ page: '${service}', path: '/${service}', owner: '${part}', audience: 'user', title: '${title}' }`;
  changes.edit('packages/contracts/src/routes.ts', (text) =>
    withMember(withMember(text, 'owners', `'${part}'`), 'routes', route, "{ page: 'unusedHome'"),
  );
  changes.edit('README.md', (text) => insertedBefore(text, '| `bff` |', `| \`${part}\` | ${service} |\n`));
}
