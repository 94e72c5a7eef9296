import type { PostalAddress } from '@wishbow/contracts/people';

/** "418 Alder Row Apt 2, Portland, OR 97205" */
export function addressText({ address, address_2, city, state, postal }: PostalAddress): string {
  return `${[address, address_2].filter(Boolean).join(' ')}, ${city}, ${state} ${postal}`;
}
