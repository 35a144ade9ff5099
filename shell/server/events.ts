import type { Subscriber, Scope } from './database/scope.ts';

/** Something that happened in an area, published to the areas above it. Events are compared by identity, not by name. */
export interface DomainEvent<Payload> {
  /** Name in the past tense, for stack traces and logs: `folder deleted`. */
  readonly name: string;
  /** Exists for the type only: the payload of the event. */
  readonly payload?: Payload;
}

/**
 * Defines an event, in the area that publishes it: `export const folderDeleted = defineEvent<{ folderId: string
 * }>('folder deleted')`.
 */
export function defineEvent<Payload>(name: string): DomainEvent<Payload> {
  return Object.freeze({ name });
}

/**
 * Subscribes to an event, in the area that reacts: `bindArea('programs', …, { subscribers: [subscribe(folderDeleted,
 * moveUp)] })`.
 */
export function subscribe<Payload>(
  event: DomainEvent<Payload>,
  handler: (scope: Scope, payload: NoInfer<Payload>) => Promise<void>,
): Subscriber {
  return { event, handle: handler as Subscriber['handle'] };
}

/** Calls all subscribers in the order of the areas and waits for them. An error of a subscriber rolls back the transaction. */
export async function publish<Payload>(
  scope: Scope,
  event: DomainEvent<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  for (const subscriber of scope.subscribers) if (subscriber.event === event) await subscriber.handle(scope, payload);
}
