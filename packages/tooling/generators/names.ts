/** One name in every form that code gives it. */
export interface NameForms {
  /** `reserveItem` */
  readonly camel: string;
  /** `ReserveItem` */
  readonly pascal: string;
  /** `reserve-item` */
  readonly kebab: string;
  /** `RESERVE_ITEM` */
  readonly constant: string;
  /** `reserve item` */
  readonly words: string;
  /** `Reserve item`, as a title begins. */
  readonly title: string;
}

/** The forms of a camelCase or kebab-case name. */
export function formsOf(name: string): NameForms {
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
    .split('-');
  const pascal = words.map(capitalized).join('');
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
    constant: words.join('_').toUpperCase(),
    words: words.join(' '),
    title: capitalized(words.join(' ')),
  };
}

/** `reserveItem`: a verb and a noun. */
export const isEndpointId = (name: string): boolean => /^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(name);

/** One lower-case word, at most 20 letters: it becomes a folder, a database and an environment variable. */
export const isPlainWord = (name: string): boolean => /^[a-z]{2,20}$/.test(name);

/** `item-details` */
export const isFolderName = (name: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(name);

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
