import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface GizmoDocument {
  readonly _id: Types.ObjectId;
  readonly ownerId: Types.ObjectId;
  readonly title: string;
  readonly createdAt: Date;
}

const schema = new Schema<GizmoDocument>(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'gizmos', versionKey: false },
);
/** The last guard of one title per owner. */
schema.index({ ownerId: 1, title: 1 }, { unique: true });
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });

export const gizmoModel = (connection: Connection): Model<GizmoDocument> =>
  connection.models.Gizmo ?? connection.model<GizmoDocument>('Gizmo', schema);
