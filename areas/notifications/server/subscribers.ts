import {
  conversationAssigned,
  conversationRead,
  messageDeleted,
  messageSent,
  messageUnsent,
} from '#areas/chats/server/public.ts';
import { clientDeleted, clientRegistered, findConcerned } from '#areas/clients/server/public.ts';
import {
  commentCreated,
  commentDeleted,
  findRecords,
  painReported,
  workoutFinished,
  workoutRead,
} from '#areas/completed-workouts/server/public.ts';
import { programAssigned, programChanged, programDeleted } from '#areas/programs/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { ActingScope, RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { type DomainEvent, subscribe } from '#shell/server/events.ts';
import { markSubjectRead, withdraw } from './operations/notifications.ts';
import { type NewNotification, notify } from './operations/notify.ts';
import { findFollowedProgram, findSenderName, findWorkout } from './store/subjects.ts';

/** A phone without network sends a workout later; after two days it is no news any more. */
const newsHours = 48;
const excerptLength = 160;

type PayloadOf<Event> = Event extends DomainEvent<infer Payload, unknown> ? Payload : never;

async function tellOfRegistration(scope: Scope, { clientId }: PayloadOf<typeof clientRegistered>): Promise<void> {
  const { professionalIds, name } = await concernedWith(scope, clientId);
  await tell(scope, {
    kind: 'client_registered',
    membershipIds: professionalIds,
    subjectId: clientId,
    occurrence: clientId,
    clientId,
    params: { who: name },
  });
}

/** Each client of the assignment is told; the sender is read once. */
async function tellOfAssignment(
  scope: Scope,
  { title, startsOn, copies }: PayloadOf<typeof programAssigned>,
): Promise<void> {
  const [clients, who] = await Promise.all([
    findConcerned(
      scope,
      copies.map(({ clientId }) => clientId),
    ),
    findSenderName(scope, scope.caller.membershipId),
  ]);
  const news = copies.flatMap(({ id, clientId }): NewNotification[] => {
    const membershipId = clients.get(clientId)?.membershipId;
    if (!membershipId) return [];
    const params = { who, program: title, startsOn };
    return [
      { kind: 'program_assigned', membershipIds: [membershipId], subjectId: id, occurrence: id, clientId, params },
    ];
  });
  await notify(scope, scope.caller.accountId, news);
}

async function tellOfChange(scope: Scope, { programId }: PayloadOf<typeof programChanged>): Promise<void> {
  const program = await findFollowedProgram(scope, programId);
  if (!program || scope.caller.clientId) return;
  const { clientId, title } = program;
  const [{ membershipId }, who] = await Promise.all([
    concernedWith(scope, clientId),
    findSenderName(scope, scope.caller.membershipId),
  ]);
  if (!membershipId) return;
  await tell(scope, {
    kind: 'program_changed',
    membershipIds: [membershipId],
    subjectId: programId,
    occurrence: newId(),
    clientId,
    params: { who, program: title },
  });
}

async function tellOfFinish(
  scope: Scope,
  { completedWorkoutId, clientId }: PayloadOf<typeof workoutFinished>,
): Promise<void> {
  const workout = await findWorkout(scope, completedWorkoutId);
  if (!workout?.finishedAt || Date.parse(workout.finishedAt) < Date.now() - newsHours * 3_600_000) return;
  const [{ professionalIds, name }, { records }] = await Promise.all([
    concernedWith(scope, clientId),
    findRecords(scope, { clientId, completedWorkoutId, page: 1 }),
  ]);
  const about = {
    membershipIds: professionalIds,
    subjectId: completedWorkoutId,
    occurrence: completedWorkoutId,
    clientId,
  };
  const finished = { ...about, kind: 'workout_finished' as const, params: { who: name, workout: workout.title } };
  const exercises = [...new Set(records.map(({ exerciseName }) => exerciseName))];
  const recordParams = { who: name, workout: workout.title, count: exercises.length, exercises: listed(exercises) };
  const record = { ...about, kind: 'personal_record' as const, params: recordParams };
  await notify(scope, scope.caller.accountId, exercises.length > 0 ? [finished, record] : [finished]);
}

async function tellOfPain(
  scope: Scope,
  { completedWorkoutId, clientId, rowIds }: PayloadOf<typeof painReported>,
): Promise<void> {
  const [workout, { professionalIds, name }] = await Promise.all([
    findWorkout(scope, completedWorkoutId),
    concernedWith(scope, clientId),
  ]);
  if (!workout) return;
  const exercises = listed(rowIds.flatMap((id) => workout.rowNames[id] ?? []));
  await tell(scope, {
    kind: 'workout_pain',
    membershipIds: professionalIds,
    subjectId: completedWorkoutId,
    occurrence: `${completedWorkoutId} ${rowIds[0]}`,
    clientId,
    params: { who: name, workout: workout.title, exercises },
  });
}

async function tellOfComment(
  scope: Scope,
  { completedWorkoutId, clientId, commentId, text, authorName, isByClient }: PayloadOf<typeof commentCreated>,
): Promise<void> {
  const [workout, { professionalIds, membershipId }] = await Promise.all([
    findWorkout(scope, completedWorkoutId),
    concernedWith(scope, clientId),
  ]);
  if (!workout) return;
  const own = membershipId ? [membershipId] : [];
  await tell(scope, {
    kind: isByClient ? 'workout_commented' : 'workout_answered',
    membershipIds: isByClient ? professionalIds : own,
    subjectId: completedWorkoutId,
    occurrence: commentId,
    clientId,
    params: { who: authorName, workout: workout.title, text: excerptOf(text) },
  });
}

/** The chat counts its unread messages itself: these are pushed and mailed, and not in the list. */
async function tellOfMessage(
  scope: ActingScope,
  { conversationId, messageId, authorId, recipients, isAutomatic, isInternal, text }: PayloadOf<typeof messageSent>,
): Promise<void> {
  if (isAutomatic || isInternal || !authorId) return;
  const { membershipId, name } = await concernedWith(scope, conversationId);
  const isByClient = authorId === membershipId;
  const about = { subjectId: conversationId, occurrence: messageId, clientId: conversationId };
  const params = { who: isByClient ? name : await findSenderName(scope, authorId), text: excerptOf(text) };
  if (isByClient) await tell(scope, { ...about, kind: 'message_of_client', membershipIds: recipients, params });
  else if (membershipId && recipients.includes(membershipId))
    await tell(scope, { ...about, kind: 'message_of_coach', membershipIds: [membershipId], params });
}

/** The professional who is to answer a conversation; a second assignment is news again. */
async function tellOfAssignedChat(
  scope: Scope,
  { conversationId, assigneeId }: PayloadOf<typeof conversationAssigned>,
): Promise<void> {
  const { name } = await concernedWith(scope, conversationId);
  await tell(scope, {
    kind: 'chat_assigned',
    membershipIds: [assigneeId],
    subjectId: conversationId,
    occurrence: newId(),
    clientId: conversationId,
    params: { who: name },
  });
}

/** The author of a message that could not be sent at its time. */
async function tellOfUnsent(
  scope: RequestOrJobScope,
  { accountId, conversationId, messageId, authorId }: PayloadOf<typeof messageUnsent>,
): Promise<void> {
  const { name } = await concernedWith(scope, conversationId);
  const about = { subjectId: conversationId, clientId: conversationId, params: { who: name } };
  const occurrence = `${messageId} ${newId()}`;
  await notify(scope, accountId, [{ ...about, kind: 'message_unsent', membershipIds: [authorId], occurrence }]);
}

async function tell(scope: ActingScope, one: NewNotification): Promise<void> {
  await notify(scope, scope.caller.accountId, [one]);
}

async function concernedWith(scope: Pick<Scope, 'db'>, clientId: string) {
  const concerned = (await findConcerned(scope, [clientId])).get(clientId);
  return concerned ?? { professionalIds: [], membershipId: null, name: '' };
}

function listed(names: readonly string[]): string {
  return names.slice(0, 3).join(', ') + (names.length > 3 ? '…' : '');
}

function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length <= excerptLength ? text : `${characters.slice(0, excerptLength - 1).join('')}…`;
}

const ofMessage = ['message_of_client', 'message_of_coach'] as const;
const ofConversation = [...ofMessage, 'chat_assigned'] as const;
const ofComment = ['workout_commented', 'workout_answered'] as const;

export const notificationSubscribers = [
  subscribe(clientRegistered, tellOfRegistration),
  subscribe(clientDeleted, (scope, { clientId }) => withdraw(scope, { clientId })),
  subscribe(programAssigned, tellOfAssignment),
  subscribe(programChanged, tellOfChange),
  subscribe(programDeleted, (scope, { programId }) => withdraw(scope, { subjectId: programId })),
  subscribe(workoutFinished, tellOfFinish),
  subscribe(painReported, tellOfPain),
  subscribe(commentCreated, tellOfComment),
  subscribe(commentDeleted, (scope, { commentId }) => withdraw(scope, { occurrence: commentId, kinds: ofComment })),
  subscribe(messageSent, tellOfMessage),
  subscribe(conversationAssigned, tellOfAssignedChat),
  subscribe(messageUnsent, tellOfUnsent),
  subscribe(messageDeleted, (scope, { messageId }) => withdraw(scope, { occurrence: messageId, kinds: ofMessage })),
  subscribe(conversationRead, (scope, { conversationId }) =>
    markSubjectRead(scope, { ...(conversationId && { subjectId: conversationId }), kinds: ofConversation }),
  ),
  subscribe(workoutRead, (scope, { completedWorkoutId }) => markSubjectRead(scope, { subjectId: completedWorkoutId })),
];
