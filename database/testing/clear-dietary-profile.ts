import type { TestServer } from './server.ts';

/** Deletes the dietary profile of a client, of whom nothing is known then. What they declared elsewhere stays. */
export async function clearDietaryProfile({ owner }: TestServer, clientId: string): Promise<void> {
  await owner.query('delete from dietary_profiles where client_id = $1', [clientId]);
}
