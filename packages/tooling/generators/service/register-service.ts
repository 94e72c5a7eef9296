import type { Changes } from '../changes.ts';
import { withImport, withMember } from '../edits/source.ts';
import { insertedBefore, withDependency } from '../edits/text.ts';
import { formsOf } from '../names.ts';

/** Adds a service to every list of services: contracts, wiring, BFF, launcher and containers. */
export function registerService(changes: Changes, service: string, thing: string): void {
  registerContract(changes, service, thing);
  registerAddress(changes, service);
  registerAtLauncher(changes, service);
  registerOutages(changes, service);
  changes.edit('docker-compose.yml', (text) => withContainer(text, service));
  changes.edit('README.md', (text) =>
    insertedBefore(text, '| `services/sandbox`', `| \`services/${service}\` | ${service} of people |\n`),
  );
}

function registerContract(changes: Changes, service: string, thing: string): void {
  const contracts = 'packages/contracts/src';
  const { pascal } = formsOf(thing);
  changes.edit(`${contracts}/service-names.ts`, (text) => withMember(text, 'SERVICE_NAMES', `'${service}'`, "'bff'"));
  changes.edit(`${contracts}/wire-types.ts`, (text) =>
    insertedBefore(
      text,
      "/** A payment method's id",
      `export const ${pascal}Id = objectId().brand<'${pascal}Id'>();\nexport type ${pascal}Id = z.infer<typeof ${pascal}Id>;\n`,
    ),
  );
  changes.edit(`${contracts}/all-contracts.ts`, (text) =>
    withImport(
      withMember(text, 'ALL_CONTRACTS', `${service}Contract`, 'siteContract'),
      `${service}Contract`,
      `./${service}-contract.ts`,
    ),
  );
}

function registerAddress(changes: Changes, service: string): void {
  const variable = addressVariable(service);
  changes.edit('packages/service/src/service-environment.ts', (text) =>
    withMember(text, 'ServiceEnvironment', `${variable}: z.url()`, 'BFF_URL'),
  );
  changes.edit('packages/service/src/addresses-of.ts', (text) =>
    withMember(text, 'addressesOf', `${service}: env.${variable}`, 'bff'),
  );
  changes.edit('bff/src/app.ts', (text) =>
    withMember(text, 'proxies', `${service}: serviceProxy({ name: '${service}', target: urls.${service}, logger })`),
  );
  changes.edit('bff/src/testing/running-bff.ts', (text) => withMember(text, 'urls', `${service}: away`, 'bff'));
  changes.edit('services/orders/src/testing/orders-world.ts', (text) =>
    insertedBefore(text, '      BFF_URL: ordersUrl,', `      ${variable}: ordersUrl,\n`),
  );
}

function registerAtLauncher(changes: Changes, service: string): void {
  const launcher = 'packages/launcher/src';
  const { pascal } = formsOf(service);
  changes.edit('packages/launcher/package.json', (text) => withDependency(text, `@wishbow/${service}`));
  changes.edit(`${launcher}/processes/process-names.ts`, (text) =>
    withMember(withMember(text, 'SERVICES', `'${service}'`, "'bff'"), 'PRIVATE', `'${service}'`, "'mail'"),
  );
  changes.edit(`${launcher}/environment.ts`, (text) =>
    withMember(text, 'siteEnvironment', `${addressVariable(service)}: privateUrl(ports.${service})`, 'SEED_DEMO'),
  );
  changes.edit(`${launcher}/environment.test.ts`, (text) => withPortInTest(text, service));
  changes.edit(`${launcher}/site/shared-process.ts`, (text) => {
    const start = `${service}: (env) => start${pascal}(read${pascal}Config(env))`;
    const started = withMember(text, 'starts', start);
    const configured = withImport(started, `readConfig as read${pascal}Config`, `@wishbow/${service}/config`);
    return withImport(configured, `start${pascal}`, `@wishbow/${service}/start`);
  });
}

/** What pages show while the service is away: nothing of it yet, since no page asks it. */
function registerOutages(changes: Changes, service: string): void {
  changes.edit('packages/e2e/failure-views/service-views.ts', (text) =>
    withMember(withMember(text, 'serviceViews', `${service}: {}`), 'silentlyAbsent', `${service}: []`),
  );
}

/** The launcher's test expects one more address, at the next port of its invented ones. */
function withPortInTest(text: string, service: string): string {
  const ports = [...text.matchAll(/40_0(\d\d)/g)].map(([, digits]) => Number(digits));
  const next = String(Math.max(...ports) + 1).padStart(2, '0');
  const expected = `    ${addressVariable(service)}: 'http://127.0.0.1:400${next}',\n`;
  return insertedBefore(withMember(text, 'ports', `${service}: 40_0${next}`), "    SEED_DEMO: 'true',", expected);
}

/** One more container, at the next port of the private ones. */
function withContainer(text: string, service: string): string {
  const ports = [...text.matchAll(/_URL: http:\/\/\w+:40(\d\d)/g)].map(([, digits]) => Number(digits));
  const port = 4000 + Math.max(...ports) + 1;
  const address = `  ${addressVariable(service)}: http://${service}:${port}\n`;
  const container = [
    `  ${service}:`,
    '    <<: *process',
    '    build:',
    '      context: .',
    '      dockerfile: packages/tooling/docker/Dockerfile',
    '      target: service',
    `      args: { FOLDER: services/${service} }`,
    '    environment:',
    '      <<: *wiring',
    '    healthcheck:',
    '      <<: *health',
    `      test: [CMD, node, /wishbow/packages/tooling/docker/is-ready.mjs, "http://localhost:${port}/readyz"]`,
    '',
    '',
  ].join('\n');
  return insertedBefore(insertedBefore(text, '  BFF_URL:', address), '  # Stands in for Stripe', container);
}

const addressVariable = (service: string) => `${formsOf(service).constant}_URL`;
