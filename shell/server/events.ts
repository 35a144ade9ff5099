import type { Subscriber, Scope } from './database/scope.ts';

/** Something that happened in an area, for the areas above it. It is recognised by being this very value. */
export interface DomainEvent<Payload> {
  /** In the past tense, for whoever reads a stack: `folder deleted`. */
  readonly name: string;
  /** Only a type: what is told with it. */
  readonly payload?: Payload;
}

/** `export const folderDeleted = defineEvent<{ folderId: string }>('folder deleted')`, in the area where it happens. */
export function defineEvent<Payload>(name: string): DomainEvent<Payload> {
  return Object.freeze({ name });
}

/** `bindArea('programs', …, { listeners: [listen(folderDeleted, moveUp)] })` */
export function subscribe<Payload>(
  event: DomainEvent<Payload>,
  hear: (scope: Scope, payload: NoInfer<Payload>) => Promise<void>,
): Subscriber {
  return { event, handle: hear as Subscriber['handle'] };
}

/** Everybody who listens has heard it when this returns, in the order of the areas; who refuses refuses the whole. */
export async function publish<Payload>(
  scope: Scope,
  event: DomainEvent<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  for (const listener of scope.subscribers) if (listener.event === event) await listener.handle(scope, payload);
}
