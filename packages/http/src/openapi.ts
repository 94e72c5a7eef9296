import type { Contract, Endpoint } from '@wishbow/contracts/endpoint';
import { wireSchemaOf } from '@wishbow/contracts/json-schema';

const inPath = (path: string) => path.replace(/:([a-zA-Z]+)/g, '{$1}');

const parametersOf = (endpoint: Endpoint, where: 'params' | 'query') => {
  const schema = endpoint[where];
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where === 'params' ? 'path' : 'query',
    required: where === 'params' || required.includes(name),
    schema: property,
  }));
};

function securityOf({ audience }: Endpoint) {
  if (audience === 'public') return {};
  return { security: audience === 'deployer' ? [{ deployToken: [] }] : [{ session: [] }, { bearer: [] }] };
}

function operationOf(endpoint: Endpoint) {
  const parameters = [...parametersOf(endpoint, 'params'), ...parametersOf(endpoint, 'query')];
  const responses = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    { description: `Status ${status}`, content: { 'application/json': { schema: wireSchemaOf(schema) } } },
  ]);
  return {
    operationId: endpoint.id,
    tags: [endpoint.service],
    'x-audience': endpoint.audience,
    ...securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: wireSchemaOf(endpoint.body) } } },
    }),
    responses: Object.fromEntries(responses),
  };
}

/** The OpenAPI 3.1 document of every public call; calls between services stay out. */
export function toOpenApi(title: string, contracts: readonly Contract[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const endpoints = contracts.flatMap((contract) => Object.values(contract));
  for (const endpoint of endpoints.filter(({ audience }) => audience !== 'internal')) {
    const path = inPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-auth' },
        bearer: { type: 'http', scheme: 'bearer' },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
