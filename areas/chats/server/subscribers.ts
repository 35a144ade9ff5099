import { clientRegistered } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { subscribe } from '#shell/server/events.ts';
import { fillVariables, firstNameOf } from '../rules/variables.ts';
import { sendMessage } from './operations/send.ts';
import { findSettings, findWelcomed } from './store/settings.ts';

/** A client who has just registered finds the welcome message of the studio. */
async function welcome(scope: Scope, { clientId }: { clientId: string }): Promise<void> {
  const { welcome: text } = await findSettings(scope);
  const client = text && (await findWelcomed(scope, clientId));
  if (!client) return;
  const { name, studio } = client;
  const filled = fillVariables(text, { name: firstNameOf(name), fullName: name, studio });
  await sendMessage(scope, { conversationId: clientId, authorId: null, text: filled, isAutomatic: true });
}

export const chatSubscribers = [subscribe(clientRegistered, welcome)];
