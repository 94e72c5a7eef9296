import { createHash } from 'node:crypto';
import type { BuildContract, Call } from '@wishbow/contracts/build-contract';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import { type JsonSchema, wireSchemaOf } from '@wishbow/contracts/json-schema';
import { routes } from '@wishbow/contracts/routes';
import type * as z from 'zod';

/** Keeps each schema of a contract once, under a hash of what it says. */
export function schemaShelf() {
  const schemas: Record<string, JsonSchema> = {};
  return {
    schemas,
    hashOf(schema: z.core.$ZodType): string {
      const json = wireSchemaOf(schema);
      const text = JSON.stringify(json);
      if (text.includes('"$ref"')) throw new Error('A schema that contains itself cannot be compared with another');
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      schemas[hash] = json;
      return hash;
    },
  };
}

type HashOf = ReturnType<typeof schemaShelf>['hashOf'];

/** An endpoint as a contract names it, the same for who calls it and for who answers it. */
export function contractCall(endpoint: Endpoint, hashOf: HashOf): Call {
  const { method, path, aliases = [], audience, query, body, responses } = endpoint;
  return {
    method,
    path,
    aliases: [...aliases],
    audience,
    ...(query && { query: hashOf(query) }),
    ...(body && { body: hashOf(body) }),
    responses: Object.fromEntries(Object.entries(responses).map(([status, schema]) => [status, hashOf(schema)])),
  };
}

/** A contract that has and needs nothing. */
export const emptyContract = (name: BuildContract['name'], buildId: string): BuildContract => ({
  name,
  buildId,
  exposes: [],
  pages: {},
  directs: [],
  modals: {},
  opens: {},
  slots: {},
  places: {},
  emits: {},
  hears: {},
  answers: {},
  calls: {},
  sizes: [],
  schemas: {},
});

/** The addresses that shell and BFF send to parts; the shell's own pages concern nobody else. */
export const directedPages = (): BuildContract['directs'] =>
  routes.filter(({ owner }) => owner !== 'shell').map(({ page, path, owner }) => ({ page, path, owner }));

/** What the BFF and the services behind it answer. Its build id is that of the contract: they are deployed with their code. */
export function bffContract(endpoints: readonly Endpoint[]): BuildContract {
  const { schemas, hashOf } = schemaShelf();
  const published = endpoints.filter(({ audience }) => audience !== 'internal');
  const answers = Object.fromEntries(published.map((endpoint) => [endpoint.id, contractCall(endpoint, hashOf)]));
  const directs = directedPages();
  const buildId = createHash('sha256').update(JSON.stringify({ answers, directs })).digest('hex').slice(0, 10);
  return { ...emptyContract('bff', buildId), answers, directs, schemas };
}
