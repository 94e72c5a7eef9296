import { globSync } from 'node:fs';
import path from 'node:path';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { root } from '../../bootstrap/root.mjs';
import type { Changes } from '../changes.ts';
import { withImport, withInsertions, withMember } from '../edits/source.ts';
import { filledPiece, filledTemplate, type StandIns } from '../filled-template.ts';
import type { Generator } from '../generator.ts';
import { formsOf, isEndpointId, isFolderName, isPlainWord } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { type FeatureRoutes, featureRoutes } from './feature-routes.ts';

const CONTRACT_IMPORTS: Readonly<Record<string, string>> = {
  Problem: './problem.ts',
  UserId: './wire-types.ts',
};

/** A call that a service answers: contract, use case, route and test; and the hook of a part that makes it. */
export const newEndpoint: Generator = {
  usage: `npm run new:endpoint -- <service>[/<feature>] <endpointId> [<part>/<feature>]

  npm run new:endpoint -- wishlists reserveItem                        services/wishlists/src/wishlists
  npm run new:endpoint -- social/relationships muteUser                services/social/src/relationships
  npm run new:endpoint -- wishlists reserveItem mf-wishlists/wishlists  with a hook in that feature of the part

The feature is a folder that answers calls already. The id is a verb and a noun, unique over the whole site.`,

  plan: ([place = '', endpointId = '', caller, ...rest], changes) => {
    if (place === '' || endpointId === '' || rest.length > 0) throw new Refusal('');
    const [service = '', feature = service, ...deeper] = place.split('/');
    if (!isPlainWord(service) || !isFolderName(feature) || deeper.length > 0) {
      throw new Refusal(`${place} is no service, and no feature of one.`);
    }
    refuseId(endpointId);
    const routes = featureRoutes(changes, service, feature);
    const standIns = {
      turnGizmo: endpointId,
      workshop: service,
      'work-bench': feature,
      craftContract: routes.contract,
      'craft-book': path.basename(routes.contractFile, '.ts'),
    };

    addToContract(changes, routes, standIns);
    addToRoutes(changes, routes, endpointId, feature, standIns);
    addToMocks(changes, routes.contract, standIns);
    for (const { file, text } of filledTemplate('endpoint', standIns)) changes.create(file, text);
    if (caller !== undefined) addHook(changes, caller, standIns);
    const { kebab } = formsOf(endpointId);
    return [
      `Say in ${routes.contractFile} what the call takes and answers: parameters, body, and every status.`,
      `Write the story in services/${service}/src/${feature}/${kebab}.ts: load, decide, save, announce.`,
      `Tell it in ${kebab}.test.ts, and run it: npm run test:jest -- ${kebab}`,
      `npm run openapi writes the document once the contract is as you want it.`,
      `Say in packages/e2e/authorisation/cases who may make it: npm run test:jest -- authorisation`,
    ];
  },
};

function refuseId(endpointId: string): void {
  if (!isEndpointId(endpointId)) throw new Refusal(`${endpointId} is no verb and noun such as reserveItem.`);
  const path = `/api/${endpointId}`;
  const taken = ALL_ENDPOINTS.find((endpoint) => endpoint.id === endpointId || endpoint.path === path);
  if (taken) throw new Refusal(`${taken.service} answers ${taken.id} at ${taken.path} already.`);
}

function addToContract(changes: Changes, { contract, contractFile }: FeatureRoutes, standIns: StandIns): void {
  changes.edit(contractFile, (text) => {
    if (/audience: 'internal'/.test(contractText(text, contract))) {
      throw new Refusal(`${contract} is for our services only; name a feature that answers people.`);
    }
    const entry = filledPiece('contract-entry.ts', standIns);
    return Object.entries(CONTRACT_IMPORTS).reduce(
      (result, [name, from]) => withImport(result, name, from),
      withMember(text, contract, entry),
    );
  });
}

/** The part of the file from the contract's declaration to its end. */
function contractText(text: string, contract: string): string {
  const start = text.indexOf(`const ${contract} `);
  return text.slice(start, text.indexOf('\n};', start));
}

function addToRoutes(
  changes: Changes,
  routes: FeatureRoutes,
  endpointId: string,
  feature: string,
  standIns: StandIns,
): void {
  const { kebab } = formsOf(endpointId);
  const isBeside = path.basename(path.dirname(routes.file)) === feature;
  const handler = filledPiece('handler.ts', standIns);
  changes.edit(routes.file, (text) => {
    const handled = withInsertions(text, routes.insertionsOf(endpointId, handler));
    const refusing = withImport(handled, 'problem', '@wishbow/contracts/problem');
    return withImport(refusing, endpointId, isBeside ? `./${kebab}.ts` : `./${feature}/${kebab}.ts`);
  });
}

/** The part that mocks the contract mocks its new call, too. */
function addToMocks(changes: Changes, contract: string, standIns: StandIns): void {
  const files = globSync('mf-*/src/mocks/*.ts', { cwd: root });
  const mocking = new RegExp(`const (\\w+) = mocked\\(${contract},`);
  for (const file of files.filter((name) => mocking.test(changes.read(name)))) {
    const [, holder = ''] = mocking.exec(changes.read(file)) ?? [];
    changes.edit(file, (text) => withMember(text, holder, filledPiece('mock-entry.ts', standIns)));
  }
}

function addHook(changes: Changes, caller: string, standIns: StandIns): void {
  const [part = '', feature = '', ...deeper] = caller.split('/');
  if (!/^mf-[a-z]+$/.test(part) || !isFolderName(feature) || deeper.length > 0) {
    throw new Refusal(`${caller} is no feature of a part, such as mf-wishlists/wishlists.`);
  }
  if (!changes.exists(`${part}/package.json`)) throw new Refusal(`There is no part ${part}.`);
  const features = globSync(`${part}/src/features/*/`, { cwd: root }).map((folder) => path.basename(folder));
  if (!features.includes(feature)) {
    throw new Refusal(`There is no feature ${feature} in ${part}. There are: ${features.sort().join(', ')}.`);
  }
  const files = filledTemplate('hook', { ...standIns, 'mf-shop': part, 'shop-counter': feature });
  for (const { file, text } of files) changes.create(file, text);
}
