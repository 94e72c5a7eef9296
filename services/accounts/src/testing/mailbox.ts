import { setTimeout as pause } from 'node:timers/promises';
import type { Letter, MailServer } from '../mail/mail-server.ts';

const PATIENCE_MS = 5_000;

/** A mail server that takes every letter and lets tests read them. */
export function openMailbox() {
  const letters: Letter[] = [];
  const to = (address: string, subject: string) =>
    letters.filter((letter) => letter.to.address === address && letter.words.subject === subject);
  const mailServer: MailServer = {
    deliver: async (letter) => {
      letters.push(letter);
    },
  };
  return {
    ...mailServer,
    lettersTo: to,
    /** Waits for a letter; the newest where there are several. */
    letterTo: async (address: string, subject: string): Promise<Letter> => {
      const giveUpAt = Date.now() + PATIENCE_MS;
      while (Date.now() < giveUpAt) {
        const newest = to(address, subject).at(-1);
        if (newest) return newest;
        await pause(10);
      }
      throw new Error(`No mail "${subject}" came to ${address}`);
    },
  };
}

/** The secret part of the link in a letter. */
export function tokenIn({ words }: Letter): string {
  const [, token] = /#[\w-]+=([\w-]+)$/.exec(words.action?.url ?? '') ?? [];
  if (!token) throw new Error('The letter has no link that works once');
  return token;
}
