/** A program that takes one of our ports between choosing and listening does not do so again and again. */
const MOST_TRIES = 3;

/**
 * Starts something on ports that were free a moment ago, and once more on others when one of them was taken meanwhile.
 * `start` chooses the ports anew each time. Throws what keeps failing, and every other failure at once.
 */
export async function onFreePorts<T>(start: () => Promise<T>, say: (line: string) => void): Promise<T> {
  for (let tryNumber = 1; ; tryNumber += 1) {
    try {
      return await start();
    } catch (error) {
      if (!isPortTaken(error) || tryNumber === MOST_TRIES) throw error;
      say('Another program has taken one of the private ports. Trying others ...');
    }
  }
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
