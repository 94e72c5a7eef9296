const HEADER_BYTES = 16;
const MAX_MESSAGE_BYTES = 48_000_000;

/** Cuts the byte stream of a connection into messages. */
export class MessageBuffer {
  private chunks: Buffer[] = [];
  private length = 0;

  /** Adds received bytes and returns the messages they complete. */
  add(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.length += chunk.length;
    const messages: Buffer[] = [];
    for (let message = this.takeMessage(); message; message = this.takeMessage()) messages.push(message);
    return messages;
  }

  private takeMessage(): Buffer | undefined {
    if (this.length < HEADER_BYTES) return undefined;
    const [first] = this.chunks;
    if (!first || first.length < HEADER_BYTES) this.chunks = [Buffer.concat(this.chunks)];
    const size = this.chunks[0]?.readInt32LE(0) ?? 0;
    if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES)
      throw new Error(`A client announced a message of ${size} bytes`);
    if (this.length < size) return undefined;
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [bytes.subarray(size)];
    this.length = bytes.length - size;
    return bytes.subarray(0, size);
  }
}
