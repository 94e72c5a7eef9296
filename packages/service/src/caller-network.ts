import { BlockList, isIPv6 } from 'node:net';
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

/** Where people are not told apart by their addresses: the machine itself, and the network it stands in. */
const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8);
NEAR.addSubnet('10.0.0.0', 8);
NEAR.addSubnet('172.16.0.0', 12);
NEAR.addSubnet('192.168.0.0', 16);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

export const isNear = (address: string): boolean => NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
