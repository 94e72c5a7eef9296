import { type Element, isTag } from 'domhandler';

/** A product is marked up with fewer elements, and less deep; more of a stranger's page is not looked through. */
const MOST_ELEMENTS = 20_000;
const MOST_DEPTH = 30;

/** A thing that a page marks up. */
export interface Scope {
  /** In the order of the page; those of a thing within it are not among them. */
  readonly properties: readonly Property[];
}

export interface Property {
  /** An element may carry several properties at once. */
  readonly names: readonly string[];
  readonly element: Element;
  /** Where the property is a thing of its own. */
  readonly scope: Scope | undefined;
}

export const isScope = ({ attribs }: Element): boolean => attribs.itemscope !== undefined;

/** The thing that an element marks up, with the things within it. Looks at each element once. */
export function readScope(root: Element): Scope {
  let elementCount = 0;

  const propertiesWithin = (parent: Element, depth: number): Property[] =>
    depth > MOST_DEPTH ? [] : parent.children.filter(isTag).flatMap((child) => propertiesFrom(child, depth));

  const propertiesFrom = (element: Element, depth: number): Property[] => {
    elementCount += 1;
    if (elementCount > MOST_ELEMENTS) return [];
    const names = namesOf(element);
    const inner = propertiesWithin(element, depth + 1);
    if (isScope(element)) return names.length > 0 ? [{ names, element, scope: { properties: inner } }] : [];
    return names.length > 0 ? [{ names, element, scope: undefined }, ...inner] : inner;
  };
  return { properties: propertiesWithin(root, 1) };
}

const namesOf = ({ attribs }: Element): string[] => attribs.itemprop?.trim().split(/\s+/) ?? [];
