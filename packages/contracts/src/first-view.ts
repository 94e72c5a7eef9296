import * as z from 'zod';
import type { CallOf, Endpoint } from './endpoint.ts';

/** A call as it goes over the wire. In its body, what the address has to say stands as `{name}`, see `fromAddress`. */
export const EarlyCall = z.object({
  method: z.string(),
  url: z.string().startsWith('/api/'),
  body: z.string().optional(),
});
export type EarlyCall = z.infer<typeof EarlyCall>;

/**
 * What a part adds to the first view of a page, its own or one on which a slot of its stands: declared in its
 * `src/first-views.ts`, kept in its build, and brought along by the server with the document.
 */
export const FirstView = z.object({
  /** What the view asks, word by word: the document asks it before the scripts are there. A call made otherwise is made twice. */
  calls: z.array(EarlyCall),
  /** Slots of the part's own that the view is not whole without: fetched with the page, and there when it is drawn. */
  slots: z.array(z.string()),
  /** The part's piece of the first screen as HTML, which stands in the document until the page takes its place. */
  screen: z.string().optional(),
});
export type FirstView = z.infer<typeof FirstView>;

/** What `src/first-views.ts` of a part exports, by page as the registry calls its files; the screen is drawn by the build. */
export type FirstViews = Readonly<Record<string, { calls?: readonly EarlyCall[]; slots?: readonly string[] }>>;

/** A call in the words of the page that makes it. It has nothing in its address: what it asks stands in its body. */
export function earlyCall<E extends Endpoint>(
  { method, path }: E,
  { body }: CallOf<E> & { body?: unknown },
): EarlyCall {
  return { method, url: path, ...(body !== undefined && { body: JSON.stringify(body) }) };
}

/** Stands for a parameter of the page's route, or of its query, within the body of an early call. */
export const fromAddress = (name: string): string => `{${name}}`;

/**
 * What fills an element of a first screen, as its `data-fill`: a text, or the address of a picture. Each source is an early
 * call of the page with the way to a text within its answer; the first that is answered so counts.
 */
export const fillFrom = (...sources: readonly (readonly [Endpoint, string])[]): string =>
  sources.map(([{ path }, way]) => `${path} ${way}`).join(', ');
