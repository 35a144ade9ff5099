import type { Listener, Scope } from './database/scope.ts';

/** Something that happened in an area, for the areas above it. It is recognised by being this very value. */
export interface AreaEvent<Payload> {
  /** In the past tense, for whoever reads a stack: `folder deleted`. */
  readonly name: string;
  /** Only a type: what is told with it. */
  readonly payload?: Payload;
}

/** `export const folderDeleted = defineEvent<{ folderId: string }>('folder deleted')`, in the area where it happens. */
export function defineEvent<Payload>(name: string): AreaEvent<Payload> {
  return Object.freeze({ name });
}

/** `bindArea('programs', …, { listeners: [listen(folderDeleted, moveUp)] })` */
export function listen<Payload>(
  event: AreaEvent<Payload>,
  hear: (scope: Scope, payload: NoInfer<Payload>) => Promise<void>,
): Listener {
  return { event, hear: hear as Listener['hear'] };
}

/** Everybody who listens has heard it when this returns, in the order of the areas; who refuses refuses the whole. */
export async function tell<Payload>(scope: Scope, event: AreaEvent<Payload>, payload: NoInfer<Payload>): Promise<void> {
  for (const listener of scope.listeners) if (listener.event === event) await listener.hear(scope, payload);
}
