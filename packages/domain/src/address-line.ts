interface Address {
  readonly address: string;
  readonly address_2: string;
  readonly city: string;
  readonly state: string;
  readonly postal: string;
}

/** A postal address on one line: "418 Alder Row Apt 2, Portland, OR 97205". */
export function addressLine({ address, address_2, city, state, postal }: Address): string {
  return `${[address, address_2].filter(Boolean).join(' ')}, ${city}, ${state} ${postal}`;
}
