/** What stands in a field of figures; not a number where nothing does, so that the server asks for one. */
export const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));
