const SECRET_FIELDS = new Set(['number', 'cvc']);

/** The same value with card numbers and security codes replaced, so that they are never stored. */
export const redactCard = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(redactCard);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET_FIELDS.has(key) ? '[redacted]' : redactCard(inner)]),
  );
};
