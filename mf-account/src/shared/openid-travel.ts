import { sameOriginPath } from '@wishbow/domain/web-address';

/** What the page keeps of a way to the provider and back. Only this tab knows it, so nobody else's return counts here. */
export interface OpenidTravel {
  readonly deed: 'login' | 'connect';
  readonly binding: string;
  /** Where the person was. */
  readonly back: string;
}

const STORED_AS = 'wishbow:openid';

/** Leaves for the provider. */
export function departTo(url: string, travel: OpenidTravel): void {
  sessionStorage.setItem(STORED_AS, JSON.stringify(travel));
  window.open(url, '_self');
}

/** undefined where nobody has left from this tab. */
export function findTravel(): OpenidTravel | undefined {
  const stored: Partial<OpenidTravel> = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
  const { deed, binding, back } = stored;
  return deed && binding ? { deed, binding, back: sameOriginPath(back ?? '/') } : undefined;
}

export const forgetTravel = (): void => sessionStorage.removeItem(STORED_AS);
