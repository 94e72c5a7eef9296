import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../bootstrap/root.mjs';
import type { Changes } from '../changes.ts';
import { findNode, type Insertion, insertionAtEnd, isLiteral, type Literal, parseSource } from '../edits/source.ts';
import { Refusal } from '../refusal.ts';

/** Where a feature answers calls, and by which contract. */
export interface FeatureRoutes {
  /** The file with the feature's `implement` call. */
  readonly file: string;
  /** `wishlistsContract` */
  readonly contract: string;
  /** `packages/contracts/src/wishlists-contract.ts` */
  readonly contractFile: string;
  /** What adds one more handler, and the endpoint to those picked from the contract where not all are answered here. */
  insertionsOf(endpointId: string, handler: string): Insertion[];
}

/** @throws Refusal when the feature answers no call, or in a way that cannot be added to. */
export function featureRoutes(changes: Changes, service: string, feature: string): FeatureRoutes {
  const folder = `services/${service}/src`;
  const candidates = [`${folder}/${feature}/routes.ts`, `${folder}/${service}-routes.ts`];
  const file = candidates.find((candidate) => changes.exists(candidate));
  if (!file || !changes.exists(`${folder}/${feature}`)) {
    const services = answeringServices();
    if (!services.includes(service)) {
      throw new Refusal(`There is no service ${service}. There are: ${services.join(', ')}.`);
    }
    throw new Refusal(
      `${folder}/${feature} answers no calls; in ${service} these do: ${answering(service).join(', ')}.`,
    );
  }
  const source = parseSource(changes.read(file));
  const call = findNode(source, isImplement);
  const [endpoints, handlers] = call?.arguments ?? [];
  if (!endpoints || !handlers || !isLiteral(handlers)) throw new Refusal(`${file} has no implement(contract, { … }).`);

  const { contract, picks } = contractOf(source, endpoints, file);
  return {
    file,
    contract,
    contractFile: contractFileOf(source, contract, file),
    insertionsOf: (endpointId, handler) => [
      insertionAtEnd(handlers, handler),
      ...(picks ? [insertionAtEnd(picks, `${endpointId}: ${contract}.${endpointId}`)] : []),
    ],
  };
}

/** The services that answer calls of contracts, by routes of theirs or of a feature. */
const answeringServices = (): string[] => {
  const files = globSync('services/*/src/{*/routes,*-routes}.ts', { cwd: root });
  const implementing = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('implement('));
  return [...new Set(implementing.map((file) => file.split(path.sep)[1] ?? ''))].sort();
};

/** The features of a service that have routes of their own. */
const answering = (service: string): string[] =>
  globSync(`services/${service}/src/*/routes.ts`, { cwd: root }).map((file) => path.basename(path.dirname(file)));

const isImplement = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'implement';

/**
 * The contract behind the first argument of `implement`, and the object that picks single endpoints from it, if one does:
 * `implement(contract, …)` has none, `const { a: _a, ...rest } = contract` leaves some out, `{ getItem: contract.getItem }`
 * and `const { getItem: getEndpoint } = contract` pick.
 */
function contractOf(source: ts.SourceFile, endpoints: ts.Expression, file: string): ImplementedContract {
  const declared = ts.isIdentifier(endpoints) ? findNode(source, isDeclarationOf(endpoints.text)) : undefined;
  if (declared && ts.isObjectBindingPattern(declared.name)) return { contract: initializerOf(declared) };
  const picks = [endpoints, declared?.initializer].find((node) => node !== undefined && isLiteral(node));
  if (!picks || !isLiteral(picks)) return { contract: endpoints.getText() };
  const picked = findNode(picks, ts.isPropertyAccessExpression)?.expression.getText();
  const contract = picked ?? initializerOf(findNode(source, isDestructuring));
  if (contract === '') throw new Refusal(`${file} does not say which contract it implements.`);
  return { contract, picks };
}

interface ImplementedContract {
  readonly contract: string;
  readonly picks?: Literal;
}

const initializerOf = (declaration: ts.VariableDeclaration | undefined): string =>
  declaration?.initializer?.getText() ?? '';

const isDestructuring = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && /^\w+Contract$/.test(initializerOf(node));

/** `const name = …`, or `const { …, ...name } = …`. */
const isDeclarationOf =
  (name: string) =>
  (node: ts.Node): node is ts.VariableDeclaration => {
    if (!ts.isVariableDeclaration(node)) return false;
    if (!ts.isObjectBindingPattern(node.name)) return node.name.getText() === name;
    return isDestructuring(node) && node.name.elements.some((element) => element.name.getText() === name);
  };

function contractFileOf(source: ts.SourceFile, contract: string, file: string): string {
  const module = source.statements
    .filter(ts.isImportDeclaration)
    .filter((node) => node.importClause?.getText().match(`\\b${contract}\\b`))
    .map((node) => node.moduleSpecifier.getText().slice(1, -1))[0];
  const name = module?.match(/^@wishbow\/contracts\/(.+)$/)?.[1];
  if (!name) throw new Refusal(`${file} imports no ${contract} from @wishbow/contracts.`);
  return `packages/contracts/src/${name}.ts`;
}
