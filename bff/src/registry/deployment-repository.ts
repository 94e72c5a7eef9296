import type { Deployment, Frontend } from '@wishbow/contracts/deployments';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { Types } from 'mongoose';
import { type DeploymentRow, deploymentModel } from './deployment-model.ts';

const PAGE_LENGTH = 30;

/** Writes acts down, in the transaction of their effect. @returns them as they are told. */
export async function addDeployments(
  connection: Connection,
  entries: readonly Omit<DeploymentRow, '_id'>[],
  session: ClientSession,
): Promise<Deployment[]> {
  const rows = entries.map(rowOf);
  await deploymentModel(connection).insertMany(rows, { session });
  return rows.map(deploymentView);
}

/** The same for one act. */
export async function addDeployment(
  connection: Connection,
  entry: Omit<DeploymentRow, '_id'>,
  session: ClientSession,
): Promise<Deployment> {
  const row = rowOf(entry);
  await deploymentModel(connection).insertMany([row], { session });
  return deploymentView(row);
}

const rowOf = (entry: Omit<DeploymentRow, '_id'>): DeploymentRow => ({
  _id: new Types.ObjectId().toHexString(),
  ...entry,
});

/** A page of what was done, newest first. */
export async function listDeployments(
  connection: Connection,
  { cursor, name }: { readonly cursor?: string | undefined; readonly name?: Frontend | undefined },
): Promise<{ deployments: Deployment[]; next_cursor: string | null }> {
  const rows = await deploymentModel(connection)
    .find({ ...(name && { name }), ...(cursor && olderThan(cursor)) })
    .sort({ at: -1, _id: -1 })
    .limit(PAGE_LENGTH + 1)
    .lean<DeploymentRow[]>();
  const page = rows.slice(0, PAGE_LENGTH);
  const last = page.at(-1);
  return {
    deployments: page.map(deploymentView),
    next_cursor: rows.length > PAGE_LENGTH && last ? `${last.at.toISOString()} ${last._id}` : null,
  };
}

/** What made a build live last, however often it was before; a rollback counts only where `kinds` says so. */
export async function findArrival(
  connection: Connection,
  name: Frontend,
  buildId: string,
  kinds: readonly Deployment['kind'][],
  session?: ClientSession,
): Promise<Deployment | undefined> {
  const row = await deploymentModel(connection)
    .findOne({ name, to: buildId, outcome: 'done', kind: { $in: [...kinds] } })
    .sort({ at: -1, _id: -1 })
    .session(session ?? null)
    .lean<DeploymentRow>();
  return row ? deploymentView(row) : undefined;
}

/** What was done last that brought a build or took it away; undefined where nothing ever was. */
export async function findLastAct(
  connection: Connection,
  name: Frontend,
  buildId: string,
): Promise<Deployment | undefined> {
  const row = await deploymentModel(connection)
    .findOne({ name, outcome: 'done', $or: [{ to: buildId }, { from: buildId }] })
    .sort({ at: -1, _id: -1 })
    .lean<DeploymentRow>();
  return row ? deploymentView(row) : undefined;
}

const deploymentView = ({ _id: id, at, ...row }: DeploymentRow): Deployment => ({
  id,
  at: at.toISOString(),
  ...row,
});

function olderThan(cursor: string) {
  const at = new Date(cursor.slice(0, cursor.indexOf(' ')));
  if (Number.isNaN(at.getTime())) return {};
  const id = cursor.slice(cursor.indexOf(' ') + 1);
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] };
}
