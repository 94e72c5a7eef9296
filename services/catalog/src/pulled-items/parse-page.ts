import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Document } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';

/** A tree deeper or wider than any shop's page is read up to there: time and memory stay small. */
const MOST_DEPTH = 300;
const MOST_ELEMENTS = 50_000;
/** As much is parsed before others get their turn. */
const SLICE_LENGTH = 64 * 1024;

class BoundedTree extends DomHandler {
  private elementCount = 0;
  private reading: Parser | undefined;
  isFull = false;

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.reading = parser;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.elementCount += 1;
    this.isFull ||= this.elementCount >= MOST_ELEMENTS || this.tagStack.length >= MOST_DEPTH;
    if (this.isFull) this.reading?.pause();
  }
}

/** The tree of a stranger's page, as far as it is reasonable. */
export async function parsePage(html: string): Promise<Document> {
  const tree = new BoundedTree();
  const parser = new Parser(tree, { decodeEntities: true });
  for (let at = 0; at < html.length && !tree.isFull; at += SLICE_LENGTH) {
    parser.write(html.slice(at, at + SLICE_LENGTH));
    await yieldToOthers();
  }
  parser.end();
  return tree.root;
}
