import type { Connection } from './connection.ts';

/** The connections of this process, by membership and by user. */
export function createRegistry() {
  const all = new Set<Connection>();
  const byOwner = new Map<string, Set<Connection>>();
  return {
    all: all as ReadonlySet<Connection>,
    /** The connections of a user or a membership. */
    ownedBy: (id: string): ReadonlySet<Connection> => byOwner.get(id) ?? new Set(),
    add: (connection: Connection): void => {
      all.add(connection);
      for (const id of ownersOf(connection)) byOwner.set(id, (byOwner.get(id) ?? new Set()).add(connection));
    },
    remove: (connection: Connection): void => {
      all.delete(connection);
      for (const id of ownersOf(connection)) {
        const owned = byOwner.get(id);
        owned?.delete(connection);
        if (owned?.size === 0) byOwner.delete(id);
      }
    },
  };
}

function ownersOf({ membershipId, userId }: Connection): string[] {
  return [membershipId, userId];
}
