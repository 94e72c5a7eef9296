import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../bootstrap/root.mjs';
import type { Changes } from '../changes.ts';
import { findNode, type Insertion, insertionAtEnd, isLiteral, parseSource } from '../edits/source.ts';
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
    throw new Refusal(
      `${folder}/${feature} answers no calls; in ${service} these do: ${answering(service).join(', ')}.`,
    );
  }
  const source = parseSource(changes.read(file));
  const call = findNode(source, isImplement);
  const [endpoints, handlers] = call?.arguments ?? [];
  if (!endpoints || !handlers || !isLiteral(handlers)) throw new Refusal(`${file} has no implement(contract, { … }).`);

  const picked = ts.isIdentifier(endpoints) ? findNode(source, isConstant(endpoints.text)) : endpoints;
  const literal = picked && (isLiteral(picked) ? picked : findNode(picked, isLiteral));
  const contract = literal ? contractPickedFrom(literal, file) : endpoints.getText();
  return {
    file,
    contract,
    contractFile: contractFileOf(source, contract, file),
    insertionsOf: (endpointId, handler) => [
      insertionAtEnd(handlers, handler),
      ...(literal ? [insertionAtEnd(literal, `${endpointId}: ${contract}.${endpointId}`)] : []),
    ],
  };
}

/** The features of a service that have routes of their own. */
const answering = (service: string): string[] =>
  globSync(`services/${service}/src/*/routes.ts`, { cwd: root }).map((file) => path.basename(path.dirname(file)));

const isImplement = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'implement';

const isConstant =
  (name: string) =>
  (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && node.name.getText() === name;

/** `{ getItem: catalogContract.getItem }` picks from `catalogContract`. */
function contractPickedFrom(literal: ts.Node, file: string): string {
  const pick = findNode(literal, ts.isPropertyAccessExpression);
  if (!pick) throw new Refusal(`${file} does not say which contract it implements.`);
  return pick.expression.getText();
}

function contractFileOf(source: ts.SourceFile, contract: string, file: string): string {
  const module = source.statements
    .filter(ts.isImportDeclaration)
    .filter((node) => node.importClause?.getText().match(`\\b${contract}\\b`))
    .map((node) => node.moduleSpecifier.getText().slice(1, -1))[0];
  const name = module?.match(/^@wishbow\/contracts\/(.+)$/)?.[1];
  if (!name) throw new Refusal(`${file} imports no ${contract} from @wishbow/contracts.`);
  return `packages/contracts/src/${name}.ts`;
}
