import { usernameKey } from '@wishbow/domain/username';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import type { FormerUsernameRepository } from './former-username-repository.ts';

export interface FinderDeps {
  readonly people: PersonRepository;
  readonly formerUsernames: FormerUsernameRepository;
  readonly now: () => Date;
}

/** People by their usernames; a former one finds its person while it is kept. */
export const findByUsernames =
  ({ people, formerUsernames, now }: FinderDeps) =>
  async (usernames: readonly string[]): Promise<Person[]> => {
    const found = await people.listByUsernames(usernames);
    const known = new Set(found.map(({ usernameKey: key }) => key));
    const unknown = usernames.filter((username) => !known.has(usernameKey(username)));
    const owners = await formerUsernames.ownersOf(unknown, now());
    return [...found, ...(await people.listByIds([...owners.values()]))];
  };
