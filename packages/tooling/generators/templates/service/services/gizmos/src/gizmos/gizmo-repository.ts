import { GizmoId, UserId } from '@wishbow/contracts/wire-types';
import { type Connection, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type GizmoDocument, gizmoModel } from './gizmo-model.ts';

/** One of somebody's gizmos as this service knows it, with ids as text. */
export type StoredGizmo = Omit<GizmoDocument, '_id' | 'ownerId'> & {
  readonly id: GizmoId;
  readonly ownerId: UserId;
};

export interface GizmoRepository {
  /** @returns undefined when the owner has one of this title already. */
  add(gizmo: Omit<StoredGizmo, 'id'>): Promise<StoredGizmo | undefined>;
  /** Newest first. */
  listByOwner(ownerId: UserId): Promise<StoredGizmo[]>;
}

const fromDocument = ({ _id, ownerId, ...gizmo }: GizmoDocument): StoredGizmo => ({
  ...gizmo,
  id: GizmoId.parse(_id.toHexString()),
  ownerId: UserId.parse(ownerId.toHexString()),
});

export function mongoGizmoRepository(connection: Connection): GizmoRepository {
  const gizmos = gizmoModel(connection);
  return {
    add: async (gizmo) => {
      try {
        const created = await gizmos.create(gizmo);
        return fromDocument(created.toObject());
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return undefined;
      }
    },
    listByOwner: async (ownerId) => {
      const documents = await gizmos.find({ ownerId }).sort({ createdAt: -1, _id: -1 }).lean<GizmoDocument[]>();
      return documents.map(fromDocument);
    },
  };
}
