import * as z from 'zod';

const ClientData = z.object({ challenge: z.string().min(1).max(100) });

/** The challenge that a device says it answers; undefined where it says nothing that can be read. */
export function challengeOf(clientDataJson: string): string | undefined {
  const text = Buffer.from(clientDataJson, 'base64url').toString();
  return ClientData.safeParse(parsed(text)).data?.challenge;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
