/**
 * Reads an address a person typed, prefixing `http://` where it lacks `http` (specification section 5).
 * @returns the normalised address, or undefined unless it is http(s), has a host and carries no credentials.
 */
export function parseWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/:]+:\d+(\/|$)/.test(trimmed);
  const url = parseUrl(hasScheme ? trimmed : `http://${trimmed}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined;
  return url.href;
}

const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

const ANY_ORIGIN = 'https://wishbow.invalid';

/** A path on this site to go to, or `/` for anything that could leave it (`//evil`, `/\evil`, `https:evil`, `%2f%2f`). */
export function sameOriginPath(path: string): string {
  if (!path.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]|^\/%(2f|5c)/iu.test(path)) return '/';
  const url = URL.canParse(path, ANY_ORIGIN) ? new URL(path, ANY_ORIGIN) : undefined;
  return url?.origin === ANY_ORIGIN ? url.pathname + url.search + url.hash : '/';
}
