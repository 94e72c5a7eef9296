import { type JsonSchema, wireSchemaOf } from '@wishbow/contracts/json-schema';

/** A schema as somebody would write the type: `{ wishId: string } | { productId: string }`. */
export const typeText = (schema: Parameters<typeof wireSchemaOf>[0]): string => textOf(wireSchemaOf(schema));

function textOf(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(textOf).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `[${textOf(schema.items)}]`;
  if (schema.type === 'object') return objectText(schema);
  return [schema.type ?? 'any'].flat().join(' | ');
}

function objectText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(field)}`,
  );
  return fields.length === 0 ? 'nothing' : `{ ${fields.join(', ')} }`;
}
