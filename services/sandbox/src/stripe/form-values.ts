import { z } from 'zod';

/** Form-encoded bodies know only texts; these read the other kinds out of them. */
export const FormInteger = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const FormBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');
/** An empty text removes a value. */
export const FormText = z
  .string()
  .max(5_000)
  .transform((text) => (text === '' ? null : text));
export const Metadata = z.record(z.string().max(40), z.string().max(500));
export type Metadata = z.infer<typeof Metadata>;

/** Metadata is merged key by key; an empty text removes its key. */
export const mergeMetadata = (current: Metadata, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== ''));

/** Seconds since 1970, the only form of time in this API. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

export const ListPage = z.object({
  limit: FormInteger.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
});
export type ListPage = z.infer<typeof ListPage>;
