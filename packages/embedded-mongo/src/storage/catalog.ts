import type { Collection } from './collection.ts';

/** The collections of every database. */
export class Catalog {
  private readonly databases = new Map<string, Map<string, Collection>>();
  private lastId = 0;

  nextCollectionId(): number {
    return ++this.lastId;
  }

  find(database: string, name: string): Collection | undefined {
    return this.databases.get(database)?.get(name);
  }

  add(collection: Collection): void {
    const { id, database, name } = collection.identity;
    const collections = this.databases.get(database) ?? new Map<string, Collection>();
    this.databases.set(database, collections.set(name, collection));
    this.lastId = Math.max(this.lastId, id);
  }

  remove({ identity: { database, name } }: Collection): void {
    const collections = this.databases.get(database);
    collections?.delete(name);
    if (collections?.size === 0) this.databases.delete(database);
  }

  listDatabases(): string[] {
    return [...this.databases.keys()];
  }

  listCollections(database: string): Collection[] {
    return [...(this.databases.get(database)?.values() ?? [])];
  }

  everyCollection(): Collection[] {
    return this.listDatabases().flatMap((database) => this.listCollections(database));
  }
}
