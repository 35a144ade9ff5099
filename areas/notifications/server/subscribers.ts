import type { ConsentPurpose } from '#areas/clients/contract/consents.ts';
import {
  conversationAssigned,
  conversationRead,
  messageDeleted,
  messageSent,
  messageUnsent,
} from '#areas/chats/server/public.ts';
import {
  clientDeleted,
  clientRegistered,
  clientStatusChanged,
  erasureRequested,
  consentGiven,
  consentWithdrawn,
  findConcerned,
  healthBasisChanged,
} from '#areas/clients/server/public.ts';
import { workoutReferenceKind } from '#areas/completed-workouts/server/public.ts';
import {
  mealPlanPublished,
  mealPlanSaved,
  mealPlansDeleted,
  mealPlanVersionsDeleted,
} from '#areas/meal-plans/server/public.ts';
import { messageKinds } from '../contract/kinds.ts';
import { excerptOf } from '../rules/excerpt.ts';
import { newId } from '#shell/common/ids.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { ActingScope, RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import { concernedWith } from './concerned-with.ts';
import { markSubjectRead, withdraw, withdrawText } from './operations/notifications.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import { markReadForAll } from './store/notifications.ts';
import { findSender, findWorkout } from './store/subjects.ts';
import { workoutParams } from './workout-params.ts';

async function notifyOfRegistration(scope: Scope, { clientId }: PayloadOf<typeof clientRegistered>): Promise<void> {
  const { professionalIds, name } = await concernedWith(scope, clientId);
  await notifyOne(scope, {
    kind: 'client_registered',
    membershipIds: professionalIds,
    subjectId: clientId,
    occurrence: clientId,
    clientId,
    params: { who: name },
  });
}

/** Begins the occurrence of each withdrawal of a purpose. */
const withdrawalOf = (clientId: string, purpose: ConsentPurpose) => `${clientId} ${purpose} `;

/** What the consent allowed to read is hidden by `isShown` from now on. */
async function notifyOfWithdrawal(
  scope: Scope,
  { clientId, purpose }: PayloadOf<typeof consentWithdrawn>,
): Promise<void> {
  if (purpose === 'automatic_messages') return;
  await markReadForAll(scope, { clientId, kind: 'consent_given_again', occurrence: withdrawalOf(clientId, purpose) });
  const { professionalIds, name } = await concernedWith(scope, clientId);
  await notifyOne(scope, {
    kind: 'consent_withdrawn',
    membershipIds: professionalIds,
    subjectId: clientId,
    occurrence: `${withdrawalOf(clientId, purpose)}${newId()}`,
    clientId,
    params: { who: name },
  });
}

/**
 * Marks the notifications of the withdrawal as read for all professionals; they stay in the list. When it was that of the health data,
 * those in charge read that it is over.
 */
async function endWithdrawal(
  scope: Scope,
  { clientId, purpose, wasRefused }: PayloadOf<typeof consentGiven>,
): Promise<void> {
  await markReadForAll(scope, { clientId, kind: 'consent_withdrawn', occurrence: withdrawalOf(clientId, purpose) });
  if (purpose !== 'health_data' || !wasRefused) return;
  const { professionalIds, name } = await concernedWith(scope, clientId);
  await notifyOne(scope, {
    kind: 'consent_given_again',
    membershipIds: professionalIds,
    subjectId: clientId,
    occurrence: `${withdrawalOf(clientId, purpose)}${newId()}`,
    clientId,
    params: { who: name },
  });
}

/** Each client reads that their health data no longer depends on their consent. */
async function notifyOfHealthBasis(scope: Scope, { clientIds }: PayloadOf<typeof healthBasisChanged>): Promise<void> {
  const clients = await findConcerned(scope, clientIds);
  const news = [...clients.values()].flatMap(({ clientId, membershipId }): NewNotification[] => {
    if (!membershipId) return [];
    const about = { subjectId: clientId, clientId, occurrence: newId(), params: {} };
    return [{ ...about, kind: 'health_basis_changed', membershipIds: [membershipId] }];
  });
  await notify(scope, scope.caller.accountId, news);
}

const clientIdsOf = (copies: readonly { clientId: string }[]) => copies.map(({ clientId }) => clientId);

/** The clients are told of each published version; the edits before are not seen. */
async function notifyOfMealPlan(
  scope: Scope,
  { title, startsOn, isFirst, copies }: PayloadOf<typeof mealPlanPublished>,
): Promise<void> {
  const [clients, sender] = await Promise.all([
    findConcerned(scope, clientIdsOf(copies)),
    findSender(scope, scope.caller.membershipId),
  ]);
  const about = {
    kind: isFirst ? 'meal_plan_published' : 'meal_plan_changed',
    params: { ...sender, mealPlan: title, startsOn },
  } as const;
  const news = copies.flatMap(({ mealPlanId, clientId, publishedId }): NewNotification[] => {
    const membershipId = clients.get(clientId)?.membershipId;
    if (!membershipId) return [];
    return [{ ...about, membershipIds: [membershipId], subjectId: mealPlanId, occurrence: publishedId, clientId }];
  });
  await notify(scope, scope.caller.accountId, news);
}

/**
 * The chat counts its unread messages itself: these are pushed and mailed, and not in the list. A message about a workout is in
 * the list and opens the workout; one of a client that names pain or a symptom is urgent, and in the list, too.
 */
async function notifyOfMessage(scope: ActingScope, message: PayloadOf<typeof messageSent>): Promise<void> {
  const { conversationId, messageId, authorId, recipients, isAutomatic, isInternal, reference } = message;
  if (isAutomatic || isInternal || !authorId) return;
  const { membershipId, name } = await concernedWith(scope, conversationId);
  const isByClient = authorId === membershipId;
  const sender = isByClient ? { who: name } : await findSender(scope, authorId);
  const text = excerptOf(message.text);
  const about = { occurrence: messageId, clientId: conversationId };
  const membershipIds = isByClient ? recipients : recipients.filter((id) => id === membershipId);
  const workout = reference?.kind === workoutReferenceKind ? await findWorkout(scope, reference) : undefined;
  if (membershipIds.length === 0) return;
  if (message.namesSymptom)
    await notifyOne(scope, {
      ...about,
      membershipIds,
      kind: symptomKind,
      subjectId: conversationId,
      params: { ...sender, text },
    });
  else if (workout && reference)
    await notifyOne(scope, {
      ...about,
      membershipIds,
      kind: isByClient ? 'workout_commented' : 'workout_answered',
      subjectId: reference.id,
      params: { ...sender, ...workoutParams(workout), text, ...(workout.setId && { setId: workout.setId }) },
    });
  else
    await notifyOne(scope, {
      ...about,
      membershipIds,
      kind: isByClient ? 'message_of_client' : 'message_of_coach',
      subjectId: conversationId,
      params: message.voice ? { ...sender, ...voiceParams(message.voice) } : { ...sender, text },
    });
}

/** i18next takes the text of a voice note (`body_voice`) by the context. */
function voiceParams({ durationMs }: { durationMs: number }) {
  return { context: 'voice', duration: formatDuration(durationMs / 1000) };
}

/** The professional who is to answer a conversation; a second assignment is news again. */
async function notifyOfAssignedChat(
  scope: Scope,
  { conversationId, assigneeId }: PayloadOf<typeof conversationAssigned>,
): Promise<void> {
  const { name } = await concernedWith(scope, conversationId);
  await notifyOne(scope, {
    kind: 'chat_assigned',
    membershipIds: [assigneeId],
    subjectId: conversationId,
    occurrence: newId(),
    clientId: conversationId,
    params: { who: name },
  });
}

/** The author of a message that could not be sent at its time. */
async function notifyOfUnsent(
  scope: RequestOrJobScope,
  { accountId, conversationId, messageId, authorId }: PayloadOf<typeof messageUnsent>,
): Promise<void> {
  const { name } = await concernedWith(scope, conversationId);
  const about = { subjectId: conversationId, clientId: conversationId, params: { who: name } };
  const occurrence = `${messageId} ${newId()}`;
  await notify(scope, accountId, [{ ...about, kind: 'message_unsent', membershipIds: [authorId], occurrence }]);
}

async function notifyOne(scope: ActingScope, one: NewNotification): Promise<void> {
  await notify(scope, scope.caller.accountId, [one]);
}

/** Kinds that a nightly job creates, withdrawn when they no longer hold after a change of a meal plan or the client. */
const outdatedMealPlan = { kinds: ['meal_plan_expiring'], isOutdated: true } as const;
const outdatedClient = {
  kinds: ['client_idle', 'program_expiring', 'meal_plan_expiring', 'subscription_ending', 'own_subscription_ending'],
  isOutdated: true,
} as const;

/** Stays when the message is deleted, without its words. */
const symptomKind = 'message_symptom';

const ofConversation = [...messageKinds, 'chat_assigned'] as const;

export const notificationSubscribers = [
  subscribe(clientRegistered, notifyOfRegistration),
  subscribe(consentWithdrawn, notifyOfWithdrawal),
  subscribe(healthBasisChanged, notifyOfHealthBasis),
  subscribe(consentGiven, endWithdrawal),
  subscribe(clientDeleted, (scope, { clientId }) => withdraw(scope, { clientIds: [clientId] })),
  subscribe(clientStatusChanged, (scope, { clientId }) =>
    withdraw(scope, { ...outdatedClient, clientIds: [clientId] }),
  ),
  subscribe(erasureRequested, (scope, { clientId }) => withdraw(scope, { ...outdatedClient, clientIds: [clientId] })),
  subscribe(mealPlanPublished, notifyOfMealPlan),
  subscribe(mealPlanPublished, (scope, { copies }) =>
    withdraw(scope, { ...outdatedMealPlan, clientIds: clientIdsOf(copies) }),
  ),
  subscribe(mealPlanSaved, (scope, { mealPlanId }) =>
    withdraw(scope, { ...outdatedMealPlan, subjectIds: [mealPlanId] }),
  ),
  subscribe(mealPlansDeleted, (scope, { mealPlanIds }) => withdraw(scope, { subjectIds: mealPlanIds })),
  subscribe(mealPlanVersionsDeleted, (scope, { publishedIds }) =>
    withdraw(scope, { occurrences: publishedIds, kinds: ['meal_plan_published', 'meal_plan_changed'] }),
  ),
  subscribe(messageSent, notifyOfMessage),
  subscribe(conversationAssigned, notifyOfAssignedChat),
  subscribe(messageUnsent, notifyOfUnsent),
  subscribe(messageDeleted, async (scope, { messageId }) => {
    const kinds = messageKinds.filter((kind) => kind !== symptomKind);
    await withdraw(scope, { occurrences: [messageId], kinds });
    await withdrawText(scope, { occurrence: messageId, kind: symptomKind });
  }),
  subscribe(conversationRead, (scope, { conversationId }) =>
    markSubjectRead(scope, { ...(conversationId && { clientId: conversationId }), kinds: ofConversation }),
  ),
];
