import { numberOr } from '../bson/numbers.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';

/** The test hook `failCommand`: named commands fail on purpose, so that retries can be tested. */
export type ArmedFailure = { readonly settings: Document; skipsLeft: number; timesLeft: number };

export class FailPoints {
  private armed: ArmedFailure | undefined;

  /** `mode` is 'off', 'alwaysOn' or `{ times, skip }`. */
  configure(name: Value, mode: Value, settings: Document): void {
    if (name !== 'failCommand') throw refusal('BadValue', `the fail point ${String(name)} does not exist here`);
    const counts = isDocument(mode) ? mode : {};
    this.armed =
      mode === 'off'
        ? undefined
        : {
            settings,
            skipsLeft: numberOr(counts.skip, 0),
            timesLeft: numberOr(counts.times, Number.POSITIVE_INFINITY),
          };
  }

  /** The settings of a failure that is due for this command, counted down. */
  take(commandName: string, appName: string | undefined): Document | undefined {
    const { armed } = this;
    if (!armed || armed.timesLeft <= 0 || !isMeant(armed.settings, commandName, appName)) return undefined;
    if (armed.skipsLeft > 0) {
      armed.skipsLeft--;
      return undefined;
    }
    armed.timesLeft--;
    return armed.settings;
  }
}

function isMeant(
  { failCommands, appName: wanted }: Document,
  commandName: string,
  appName: string | undefined,
): boolean {
  return Array.isArray(failCommands) && failCommands.includes(commandName) && (!wanted || wanted === appName);
}
