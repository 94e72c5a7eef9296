import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network; the others are for whoever has it to choose. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** The network a call comes from, as limits count it: empty where the connection is gone already. */
export const callerNetwork = ({ ip }: { readonly ip?: string | undefined }): string => networkOf(ip ?? '');

/**
 * Whom an address on the network stands for. One connection has a whole /64 of IPv6 addresses, and may take another one
 * for every call; of IPv4 it has one, however that is written.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const left = Array.from({ length: ALL_GROUPS - head.length - tail.length }, () => '0');
  return `${[...head, ...left, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Without leading zeros. The last two may be written as an IPv4 address; they are no part of the network. */
const groupsOf = (text: string): string[] =>
  text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
