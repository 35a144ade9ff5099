import { v7 } from 'uuid';

/** A UUIDv7: sortable by creation time and not guessable. The web generates ids too, also offline. */
export function newId(): string {
  return v7();
}
