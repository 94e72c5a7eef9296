/** Who asks devices for a passkey. From our configuration, never from a request. */
export interface RelyingParty {
  readonly name: string;
  /** Passkeys belong to this host; on another one browsers do not offer them. */
  readonly id: string;
  readonly origin: string;
}

/** @param publicUrl where people reach the site. */
export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { name: 'Wishbow', id: hostname, origin };
}
