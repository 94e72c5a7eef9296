import type { Changes } from '../changes.ts';
import { filledTemplate } from '../filled-template.ts';
import type { Generator } from '../generator.ts';
import { formsOf, isPlainWord } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { withVersionsInUse } from '../versions-in-use.ts';
import { registerService } from './register-service.ts';

/** What the launcher starts beside the services, by the names of their ports. */
const STORES = new Set(['mail', 'mongo', 'redis']);

/** A service with its contract, database, first feature and tests, known wherever services are listed. */
export const newService: Generator = {
  usage: `npm run new:service -- <service> <thing>

  npm run new:service -- postcards postcard    services/postcards, where people keep postcards

Both are one lower-case word: the things that the service keeps, and one of them.`,

  plan: ([service = '', thing = '', ...rest], changes) => {
    if (service === '' || thing === '' || rest.length > 0) throw new Refusal('');
    refuseNames(changes, service, thing);
    for (const { file, text } of filledTemplate('service', { gizmos: service, gizmo: thing })) {
      changes.create(file, file.endsWith('package.json') ? withVersionsInUse(text) : text);
    }
    registerService(changes, service, thing);
    return [
      'npm install, which makes the new workspace known.',
      `npm run test:jest -- services/${service}`,
      `Say in services/${service}/README.md and in README.md what the service is for.`,
      `Say in packages/contracts/src/${service}-contract.ts what one ${thing} holds; the model and the view follow.`,
      `npm run new:endpoint -- ${service} <endpointId> adds a call, npm run new:mfe -- ${service} ${thing} a part.`,
    ];
  },
};

function refuseNames(changes: Changes, service: string, thing: string): void {
  for (const name of [service, thing]) {
    if (!isPlainWord(name)) throw new Refusal(`${name} is not one lower-case word.`);
  }
  if (service === thing) throw new Refusal(`${service} cannot be the name of the service and of one of its things.`);
  const taken = [
    `services/${service}`,
    `packages/${service}`,
    service,
    `packages/contracts/src/${service}-contract.ts`,
  ];
  const existing = taken.find((place) => changes.exists(place));
  if (existing) throw new Refusal(`There is ${existing} already.`);
  if (STORES.has(service)) throw new Refusal(`${service} is what a process of the site is called already.`);
  const id = `${formsOf(thing).pascal}Id`;
  if (changes.read('packages/contracts/src/wire-types.ts').includes(`const ${id} `)) {
    throw new Refusal(`${id} is an id already: what is one ${thing} of ${service}?`);
  }
}
