import type { AuditAction, AuditSubject } from '@wishbow/contracts/audit';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from 'mongoose';
import { auditModel } from './audit-model.ts';

/** Who does something as an admin, and why. */
export interface AdminAct {
  readonly adminId: UserId;
  readonly reason: string;
}

interface Act {
  /** Names the operation for ever; see `isRecorded`. */
  readonly id: string;
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** What is done, in words. */
  readonly text: string;
  readonly now: Date;
}

export type AuditToRecord = Act & AdminAct;

/** The same of somebody who deploys, by what they call themselves: they have no account. */
export type DeployToRecord = Act & { readonly adminId: null; readonly deployer: string; readonly reason: string };

/**
 * Writes down what an admin does, or who deploys, in the transaction of its effect: neither is there without the other.
 * @throws Error with code 11000 when the operation was written before; the transaction must then not be committed.
 */
export async function recordAudit(
  connection: Connection,
  session: ClientSession,
  { id, now, ...entry }: AuditToRecord | DeployToRecord,
): Promise<void> {
  await auditModel(connection).insertMany([{ _id: id, at: now, ...entry }], { session });
}

/** Whether an operation was done before. */
export const isRecorded = async (connection: Connection, id: string): Promise<boolean> =>
  (await auditModel(connection).exists({ _id: id })) !== null;
