const CHUNK_LENGTH = 512;
/** Appending in order is the common case; full chunks at the end are left nearly full. */
const APPEND_SPLIT = CHUNK_LENGTH - 8;

type Chunk<V> = { readonly keys: string[]; readonly values: V[] };

export type Entry<V> = { readonly key: string; readonly value: V | undefined };

const entryAt = <V>({ keys, values }: Chunk<V>, position: number): Entry<V> => ({
  key: keys[position] ?? '',
  value: values[position],
});

/** A sorted map from string keys in chunks: finding is logarithmic, inserting moves at most one chunk. */
export class OrderedList<V> {
  private readonly chunks: Chunk<V>[] = [{ keys: [], values: [] }];

  add(key: string, value: V): void {
    const chunkIndex = this.chunkFor(key);
    const chunk = this.chunks[chunkIndex];
    if (!chunk) return;
    const lastKey = chunk.keys.at(-1);
    const position = lastKey !== undefined && lastKey < key ? chunk.keys.length : lowerBound(chunk.keys, key);
    chunk.keys.splice(position, 0, key);
    chunk.values.splice(position, 0, value);
    if (chunk.keys.length > CHUNK_LENGTH) this.split(chunk, chunkIndex, position);
  }

  remove(key: string): void {
    const chunkIndex = this.chunkFor(key);
    const chunk = this.chunks[chunkIndex];
    if (!chunk) return;
    const position = lowerBound(chunk.keys, key);
    if (chunk.keys[position] !== key) return;
    chunk.keys.splice(position, 1);
    chunk.values.splice(position, 1);
    if (chunk.keys.length === 0 && this.chunks.length > 1) this.chunks.splice(chunkIndex, 1);
  }

  /** Values with `from <= key < to`, ascending. */
  *range(from: string, to: string): Generator<V> {
    const first = this.chunkFor(from);
    for (let chunkIndex = first; chunkIndex < this.chunks.length; chunkIndex++) {
      const chunk = this.chunks[chunkIndex];
      if (!chunk) return;
      const start = chunkIndex === first ? lowerBound(chunk.keys, from) : 0;
      const end = lowerBound(chunk.keys, to);
      yield* chunk.values.slice(start, end);
      if (end < chunk.keys.length) return;
    }
  }

  /** The same values, descending. */
  *rangeDescending(from: string, to: string): Generator<V> {
    for (let chunkIndex = this.chunkFor(to); chunkIndex >= 0; chunkIndex--) {
      const chunk = this.chunks[chunkIndex];
      if (!chunk) return;
      const start = lowerBound(chunk.keys, from);
      yield* chunk.values.slice(start, lowerBound(chunk.keys, to)).reverse();
      if (start > 0) return;
    }
  }

  /** Entries with `from <= key < to`, one at a time, for whoever wants few of them. */
  *entries(from: string, to: string): Generator<Entry<V>> {
    const first = this.chunkFor(from);
    for (let chunkIndex = first; chunkIndex < this.chunks.length; chunkIndex++) {
      const chunk = this.chunks[chunkIndex];
      if (!chunk) return;
      const start = chunkIndex === first ? lowerBound(chunk.keys, from) : 0;
      const end = lowerBound(chunk.keys, to);
      for (let position = start; position < end; position++) yield entryAt(chunk, position);
      if (end < chunk.keys.length) return;
    }
  }

  /** The same entries, descending. */
  *entriesDescending(from: string, to: string): Generator<Entry<V>> {
    for (let chunkIndex = this.chunkFor(to); chunkIndex >= 0; chunkIndex--) {
      const chunk = this.chunks[chunkIndex];
      if (!chunk) return;
      const start = lowerBound(chunk.keys, from);
      for (let position = lowerBound(chunk.keys, to) - 1; position >= start; position--) yield entryAt(chunk, position);
      if (start > 0) return;
    }
  }

  /** The last chunk that starts at or before the key. */
  private chunkFor(key: string): number {
    let low = 0;
    let high = this.chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.chunks[middle]?.keys[0] ?? '') <= key) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private split(chunk: Chunk<V>, chunkIndex: number, position: number): void {
    const isAppend = position === chunk.keys.length - 1 && chunkIndex === this.chunks.length - 1;
    const at = isAppend ? APPEND_SPLIT : CHUNK_LENGTH >> 1;
    this.chunks.splice(chunkIndex + 1, 0, { keys: chunk.keys.splice(at), values: chunk.values.splice(at) });
  }
}

/** Position of the first key that is not below `key`. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
