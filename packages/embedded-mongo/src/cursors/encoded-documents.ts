import { encodeReply } from '../bson/encode.ts';
import { keptCopy } from '../bson/kept-bytes.ts';
import type { Document } from '../bson/value.ts';

/** Twice as many bytes are kept at most. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Remembers what stored documents look like on the wire: they never change, and most reading is of few of them. What was
 * not read while a generation filled up is forgotten with the one before.
 */
export class EncodedDocuments {
  private readonly mostBytes: number;
  private recent = new Map<Document, Buffer>();
  private earlier = new Map<Document, Buffer>();
  private recentBytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.mostBytes = mostBytes;
  }

  encode(document: Document): Buffer {
    const recent = this.recent.get(document);
    if (recent) return recent;
    const encoded = this.earlier.get(document) ?? keptCopy(encodeReply(document));
    this.remember(document, encoded);
    return encoded;
  }

  private remember(document: Document, encoded: Buffer): void {
    if (this.recentBytes + encoded.length > this.mostBytes) {
      this.earlier = this.recent;
      this.recent = new Map();
      this.recentBytes = 0;
    }
    this.recent.set(document, encoded);
    this.recentBytes += encoded.length;
  }
}
