import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { LinkRepository } from '../links/link-repository.ts';
import type { PersonRepository } from '../people/person-repository.ts';

export interface VerifyDeps {
  readonly connection: Connection;
  readonly links: LinkRepository;
  readonly people: PersonRepository;
  readonly now: () => Date;
}

/** @returns whether the link proved that its mailbox is the person's; each does so once (RELIABILITY.md row 98). */
export const verifyEmail =
  ({ connection, links, people, now }: VerifyDeps) =>
  (token: string): Promise<boolean> =>
    inTransaction(connection, async (session) => {
      const owner = await links.use('email_verification', token, now(), session);
      return owner !== undefined && people.verifyEmail(owner, now(), session);
    });
