import type { Document } from '../bson/value.ts';

/** A batch of a cursor whose documents are encoded already; `fields` stand beside `cursor` in the reply. */
export type BatchReply = {
  readonly batch: {
    readonly name: 'firstBatch' | 'nextBatch';
    readonly documents: readonly Buffer[];
    /** `id`, `ns` and, of change streams, the resume token. */
    readonly cursor: Document;
  };
  readonly fields: Document;
};

/** A reply without a batch. */
export type PlainReply = { readonly batch?: undefined; readonly fields: Document };

export type Reply = PlainReply | BatchReply;

/** A successful reply. */
export function ok(fields: Document = {}): PlainReply {
  return { fields: { ...fields, ok: 1 } };
}

/** The same reply with further fields. */
export function withFields(reply: Reply, fields: Document): Reply {
  return { ...reply, fields: { ...reply.fields, ...fields } };
}
