/** What is asked, for whoever has soon lost patience. @throws where it has not been answered after so long. */
export async function inTime<T>(asked: Promise<T>, longestMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), longestMs);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
