import type { Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { ProductFacts } from './product-facts.ts';

/** What any page tells, marked up or not: its title, and the picture that takes the most room. */
export function readPlainPage(page: Document): ProductFacts {
  const [title] = DomUtils.getElementsByTagName('title', page);
  const pictures = DomUtils.getElementsByTagName('img', page).filter(({ attribs }) => isPicture(attribs.src));
  const [main] = pictures.sort((a, b) => areaOf(b) - areaOf(a));
  return { title: title && DomUtils.textContent(title), priceCents: undefined, image: main?.attribs.src };
}

const isPicture = (address: string | undefined) => address !== undefined && !/^data:|\.svg(?:$|[?#])/i.test(address);

/** In square pixels, as declared; 0 where it is not. */
const areaOf = ({ attribs }: Element) =>
  (Number.parseInt(attribs.width ?? '', 10) || 0) * (Number.parseInt(attribs.height ?? '', 10) || 0);
