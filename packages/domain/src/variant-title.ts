/** A thing and its variant in one line; many titles end with the variant already: "Daypack 18 L, raspberry". */
export const titleWithVariant = (title: string, variant: string | null): string =>
  variant === null || title.toLowerCase().endsWith(variant.toLowerCase()) ? title : `${title}, ${variant}`;
