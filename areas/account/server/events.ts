import { defineEvent } from '#shell/server/events.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';

/** A person confirmed a new e-mail of their login, after it was stored. The transaction has no account. */
export const loginEmailChanged = defineEvent<{ userId: string }, PublicScope>('login e-mail changed');
