const DECLARED_IN_HEADER = /charset\s*=\s*["']?([\w:-]+)/;
const DECLARED_IN_PAGE = /<meta[^>]{0,200}charset\s*=\s*["']?([\w:-]+)/i;
/** Browsers look no further for it: https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding */
const PRESCAN_BYTES = 1024;

/** The page's text in the encoding that its header or its own first lines name; UTF-8 where they name none we know. */
export function pageText(body: Buffer, contentType: string): string {
  const [, inHeader] = DECLARED_IN_HEADER.exec(contentType) ?? [];
  const [, inPage] = DECLARED_IN_PAGE.exec(body.toString('latin1', 0, PRESCAN_BYTES)) ?? [];
  return decoderFor(inHeader ?? inPage ?? 'utf-8').decode(body);
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (isUnknownLabel(error)) return new TextDecoder();
    throw error;
  }
}

const isUnknownLabel = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_NOT_SUPPORTED';
