import { numberOr } from './numbers.ts';
import { type Document, isDocument, type Value } from './value.ts';

/** How strings compare in a query or index; `null` everywhere in the engine means byte order. */
export type Collation = {
  readonly locale: string;
  readonly strength: number;
  compare(left: string, right: string): number;
  /** Strings equal under the collation have one normal form; used for keys of hashes and indexes. */
  normalize(text: string): string;
};

const COMBINING_MARKS = /\p{M}/gu;

/** Builds the collation of a specification; null for none and for the locale `simple`. */
export function createCollation(specification: Value): Collation | null {
  if (!isDocument(specification)) return null;
  const { locale } = specification;
  if (typeof locale !== 'string' || locale === 'simple') return null;
  const strength = numberOr(specification.strength, 3);
  const isCaseAware = Boolean(specification.caseLevel);
  const collator = new Intl.Collator(locale.replace('_', '-'), {
    sensitivity: sensitivityOf(strength, isCaseAware),
    numeric: Boolean(specification.numericOrdering),
    caseFirst: caseFirstOf(specification),
    ignorePunctuation: specification.alternate === 'shifted',
  });
  return {
    locale,
    strength,
    compare: (left, right) => collator.compare(left, right),
    normalize: (text) => normalForm(text, strength, isCaseAware),
  };
}

export function isSameCollation(left: Collation | null, right: Collation | null): boolean {
  return left?.locale === right?.locale && left?.strength === right?.strength;
}

function sensitivityOf(strength: number, isCaseAware: boolean): 'base' | 'accent' | 'case' | 'variant' {
  if (strength === 1) return isCaseAware ? 'case' : 'base';
  if (strength === 2) return isCaseAware ? 'variant' : 'accent';
  return 'variant';
}

function caseFirstOf({ caseFirst }: Document): 'upper' | 'lower' | 'false' {
  return caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false';
}

function normalForm(text: string, strength: number, isCaseAware: boolean): string {
  const folded = strength <= 2 && !isCaseAware ? text.toLowerCase() : text;
  const stripped = strength === 1 ? folded.normalize('NFD').replace(COMBINING_MARKS, '') : folded;
  return stripped.normalize('NFC');
}
