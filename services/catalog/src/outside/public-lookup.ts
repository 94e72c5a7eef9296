import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address-rules.ts';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/**
 * The look-up of a socket: it hands over the very addresses that are connected to, so a name that answers differently
 * the next time gains nothing. A name with one internal address is refused whole.
 */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, { all }, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          throw new Error(`${hostname} does not lead to the public internet`);
        }
        if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      })
      .catch((error: Error) => callback(error, []));
  };
