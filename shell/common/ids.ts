import { v7 } from 'uuid';

/** A UUIDv7: sortable by the moment it was made, never guessable, made as well by a phone without a network. */
export function newId(): string {
  return v7();
}
