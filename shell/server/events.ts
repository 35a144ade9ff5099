import type { Subscriber, Scope } from './database/scope.ts';

/** Something that happened in an area, published to the areas above it. Events are compared by identity, not by name. */
export interface DomainEvent<Payload, EventScope = Scope> {
  /** Name in the past tense, for stack traces and logs: `folder deleted`. */
  readonly name: string;
  /** Exists for the type only: the payload of the event. */
  readonly payload?: Payload;
  /** Exists for the type only: the scope of the subscribers. */
  readonly scope?: EventScope;
}

/** The payload of an event: `PayloadOf<typeof folderDeleted>`. */
export type PayloadOf<Event> = Event extends DomainEvent<infer Payload, infer _> ? Payload : never;

/**
 * Defines an event, in the area that publishes it: `export const folderDeleted = defineEvent<{ folderId: string
 * }>('folder deleted')`. An event that jobs publish too is defined with `RequestOrJobScope`, because a job has no caller.
 */
export function defineEvent<Payload, EventScope = Scope>(name: string): DomainEvent<Payload, EventScope> {
  return Object.freeze({ name });
}

/**
 * Subscribes to an event, in the area that reacts: `bindArea('programs', …, { subscribers: [subscribe(folderDeleted,
 * moveUp)] })`.
 */
export function subscribe<Payload, EventScope>(
  event: DomainEvent<Payload, EventScope>,
  handler: (scope: NoInfer<EventScope>, payload: NoInfer<Payload>) => Promise<void>,
): Subscriber {
  return { event, handle: handler as unknown as Subscriber['handle'] };
}

/** Calls all subscribers in the order of the areas and waits for them. An error of a subscriber rolls back the transaction. */
export async function publish<Payload, EventScope extends Pick<Scope, 'subscribers'>>(
  scope: NoInfer<EventScope>,
  event: DomainEvent<Payload, EventScope>,
  payload: NoInfer<Payload>,
): Promise<void> {
  for (const subscriber of scope.subscribers)
    if (subscriber.event === event) await subscriber.handle(scope as unknown as Scope, payload);
}
