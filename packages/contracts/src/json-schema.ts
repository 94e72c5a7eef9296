import * as z from 'zod';

/** What of JSON Schema our zod schemas turn into, as far as comparing two of them needs it. Limits and patterns may stand beside. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** False where other fields are refused, a schema where they are the entries of a record. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Taken as it is: one that means nothing fits nothing, so a build gains nothing by it. */
export const JsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

/** What somebody sends by a schema, before it is parsed. What JSON cannot say (a transform, a check in code) is `{}`: anything. */
export function wireSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JsonSchema.parse(json);
}
