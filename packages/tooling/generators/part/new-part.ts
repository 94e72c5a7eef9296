import { reservedFirstSegments } from '@wishbow/contracts/routes';
import type { Changes } from '../changes.ts';
import { withMember } from '../edits/source.ts';
import { insertedBefore } from '../edits/text.ts';
import { filledTemplate } from '../filled-template.ts';
import type { Generator } from '../generator.ts';
import { formsOf, isPlainWord } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { withVersionsInUse } from '../versions-in-use.ts';

/** A part with one page and its address in the route table: of a service's things in their four states, or empty yet. */
export const newPart: Generator = {
  usage: `npm run new:mfe -- <name> [<thing>]

  npm run new:mfe -- recommendations       mf-recommendations, with a page at /recommendations that is empty yet
  npm run new:mfe -- postcards postcard    mf-postcards, with a page of one's own postcards at /postcards

With a thing the name is that of a service which npm run new:service made, or whose contract lists things in the same way.`,

  plan: ([name = '', thing, ...rest], changes) => {
    if (name === '' || rest.length > 0) throw new Refusal('');
    const part = `mf-${name}`;
    refuseNames(changes, name, thing);
    const standIns = { gizmos: name, ...(thing !== undefined && { gizmo: thing }) };
    const templates = ['part', thing === undefined ? 'part-page' : 'part-list'];
    for (const { file, text } of templates.flatMap((template) => filledTemplate(template, standIns))) {
      changes.create(file, file.endsWith('package.json') ? withVersionsInUse(text) : text);
    }
    registerPart(changes, name);
    return [
      'npm install, which makes the new workspace known.',
      `npm run test:jest -- ${part}`,
      `npm start, sign in, and open /${name}.`,
      `A site that runs knows ${part} once it was started from this checkout: npm start again. From then on npm run deploy -w ${part} brings it there.`,
      `Put a link to hrefOf('${name}') where people shall find it, and say in README.md what ${part} is for.`,
      thing === undefined
        ? `docs/working-on-a-part.md says what is next, and how a modal or a slot moves here from another part.`
        : `npm run new:endpoint -- ${name} <endpointId> ${part}/${name} adds a call that the part makes.`,
    ];
  },
};

function refuseNames(changes: Changes, name: string, thing: string | undefined): void {
  for (const word of [name, ...(thing === undefined ? [] : [thing])]) {
    if (!isPlainWord(word)) throw new Refusal(`${word} is not one lower-case word.`);
  }
  if (changes.exists(`mf-${name}`)) throw new Refusal(`There is mf-${name} already.`);
  if (reservedFirstSegments.includes(name)) throw new Refusal(`/${name} is taken in the route table.`);
  if (thing !== undefined && !isListed(changes, name, thing)) {
    const [things, oneThing] = [formsOf(name).pascal, formsOf(thing).pascal];
    throw new Refusal(
      `No call list${things} answers with things of the type ${oneThing}; npm run new:service -- ${name} ${thing} makes it.`,
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
