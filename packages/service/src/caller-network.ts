import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name the network; the others are for whoever has it to choose. */
const NETWORK_GROUPS = 4;

/** The network a call comes from, as limits count it: empty where the connection is gone already. */
export const callerNetwork = ({ ip }: { readonly ip?: string | undefined }): string => networkOf(ip ?? '');

/**
 * Whom an address on the network stands for. One connection has a whole /64 of IPv6 addresses, and may take another one
 * for every call; of IPv4 it has one, however that is written.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString();
  const groups = plain.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
