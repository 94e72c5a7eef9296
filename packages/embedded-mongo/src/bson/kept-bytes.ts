const SLAB_BYTES = 4_096;
/** What is larger has memory of its own. */
const LARGE_BYTES = 512;

let slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
let used = 0;

/**
 * A copy that may be kept for as long as the data. Node cuts small buffers from pieces of 64 KB which everything that
 * passes through shares: a single id kept from one would keep all of it, so what is kept lies together.
 */
export function keptCopy(bytes: Uint8Array): Buffer {
  const copy = spaceFor(bytes.length);
  copy.set(bytes);
  return copy;
}

function spaceFor(length: number): Buffer {
  if (length > LARGE_BYTES) return Buffer.allocUnsafeSlow(length);
  if (used + length > SLAB_BYTES) {
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    used = 0;
  }
  used += length;
  return slab.subarray(used - length, used);
}
