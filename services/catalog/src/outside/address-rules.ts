import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST_IPV6 = ipaddr.parseCIDR('2000::/3');
/** As `URL.port` writes them; empty is the one that belongs to the protocol. */
export const WEB_PORTS: readonly string[] = ['', '80', '443'];

/**
 * Whether an IP address belongs to the public internet. Everything that is set aside is not: private, loopback,
 * link-local, shared (CGNAT), multicast and reserved addresses, and IPv6 addresses that carry an IPv4 one (mapped, 6to4,
 * Teredo, NAT64). Registry: https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_IPV6);
}

/**
 * Whether an address on the web may be asked for, as far as its text tells: http(s), no credentials, a port of the web,
 * and no IP address that is not public. Where its name leads is checked when the connection is made.
 */
export const isFetchable = (url: URL, ports = WEB_PORTS): boolean =>
  ['http:', 'https:'].includes(url.protocol) &&
  url.username === '' &&
  url.password === '' &&
  ports.includes(url.port) &&
  isPublicHost(hostOf(url));

/** The host without the brackets that IPv6 addresses wear in a URL. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const isPublicHost = (host: string) => (isIP(host) === 0 ? host !== '' : isPublicAddress(host));

/** Whether an address is that of a shop, or lies below its path; one with credentials never does. */
export const isWithin = (shop: URL, { origin, username, pathname }: URL): boolean =>
  username === '' && origin === shop.origin && `${pathname}/`.startsWith(shop.pathname.replace(/\/*$/, '/'));
