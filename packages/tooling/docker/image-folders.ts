import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { dockerfileStages, type Instruction } from './dockerfile.ts';

/** Where everything of an image of ours lies. */
export const HOME = '/wishbow';

/** What came of a stage: its files in a folder that stands for `/wishbow`, and how its process is to be run. */
export interface Image {
  readonly folder: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
}

/**
 * The Dockerfile carried out without an engine, in folders below `place`, from the files of `context`. Its commands
 * inherit an environment, for what an engine would be told of proxies and certificates.
 */
export function imageBuilder(place: string, context: string, inherited: NodeJS.ProcessEnv) {
  const built = new Map<string, Image>();
  const build = (target: string, folder?: string): Image => {
    const key = folder ? `${target}-${path.basename(folder)}` : target;
    const image = built.get(key) ?? carryOut(target, path.join(place, key), folder);
    built.set(key, image);
    return image;
  };

  const carryOut = (target: string, folder: string, argument: string | undefined): Image => {
    const stage = dockerfileStages().find(({ name }) => name === target);
    if (!stage) throw new Error(`the Dockerfile has no stage ${target}`);
    const isOnStage = dockerfileStages().some(({ name }) => name === stage.from);
    const empty: Image = { folder, cwd: folder, env: {}, user: undefined, command: [] };
    mkdirSync(folder, { recursive: true });
    const below = isOnStage ? build(stage.from) : empty;
    if (isOnStage) addFiles(`${below.folder}/.`, folder);
    const start = { ...below, folder, cwd: below.cwd.replace(below.folder, folder) };
    return stage.instructions.reduce((image, { keyword, rest }) => {
      const text = rest.replaceAll(/\$\{FOLDER\}/g, argument ?? '');
      return follow(image, { keyword, rest: keyword === 'COPY' ? text : text.replaceAll(HOME, folder) });
    }, start);
  };

  const follow = (image: Image, { keyword, rest }: Instruction): Image => {
    switch (keyword) {
      case 'ARG':
      case 'STOPSIGNAL':
        return image;
      case 'ENV':
        return { ...image, env: { ...image.env, ...Object.fromEntries([rest.split('=')]) } };
      case 'WORKDIR':
        mkdirSync(rest, { recursive: true });
        return { ...image, cwd: rest };
      case 'USER':
        return { ...image, user: rest };
      case 'CMD':
        return { ...image, command: JSON.parse(rest) };
      case 'COPY':
        copy(image, rest.split(' '));
        return image;
      case 'RUN': {
        const script = rest.replace(/^(--\S+ )+/, '');
        execFileSync('sh', ['-c', script], { cwd: image.cwd, env: { ...inherited, ...image.env }, stdio: 'inherit' });
        return image;
      }
      default:
        throw new Error(`the rehearsal does not know ${keyword}`);
    }
  };

  const copy = (image: Image, words: readonly string[]) => {
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const [source = '', target = ''] = words.filter((word) => !word.startsWith('--'));
    const origin = from === undefined ? path.join(context, source) : source.replace(HOME, build(from).folder);
    const isFolder = statSync(origin).isDirectory();
    addFiles(isFolder ? `${origin}/.` : origin, path.resolve(image.cwd, target));
  };

  return build;
}

/** Hard links, so that an image costs nothing; a file that is there already is replaced, not written into. */
function addFiles(source: string, target: string) {
  mkdirSync(target, { recursive: true });
  execFileSync('cp', ['-al', '--remove-destination', source, target]);
}

/** The files of a checkout that git knows or might, less what .dockerignore leaves out: what an engine would be handed. */
export function copyContext(root: string, target: string) {
  mkdirSync(target, { recursive: true });
  execFileSync(
    'sh',
    [
      '-c',
      `git ls-files -z --cached --others --exclude-standard --deduplicate | tar --null --files-from - --create 2>/dev/null | tar --extract --directory '${target}'`,
    ],
    { cwd: root },
  );
  const ignored = readFileSync(path.join(target, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  for (const file of globSync(ignored, { cwd: target }))
    rmSync(path.join(target, file), { recursive: true, force: true });
}
