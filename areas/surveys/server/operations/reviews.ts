import { findNamedClients } from '#areas/assignments/server/public.ts';
import { sendMessageAbout } from '#areas/chats/server/public.ts';
import { foundOfClient, type Subject } from '#areas/clients/server/public.ts';
import {
  type CompletedFilters,
  maxFlagged,
  type ReviewQueue,
  type reviewRoutes,
  type SurveyAnswer,
} from '../../contract/reviews.ts';
import { surveyProblems as problems } from '../../contract.ts';
import { fileIdsOf } from '../../rules/answers.ts';
import { skippedQuestions } from '../../rules/skipped.ts';
import { comparedAnswers, withdrawnAnswers, withReplaced } from '../../rules/compare.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { toPrivateAttachment } from '#shell/server/attachments/private.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { answersDeleted, answersReadInPart, answersReviewed } from '../events.ts';
import { findAnswerReferences } from '../references.ts';
import { emitCheckInsChanged } from '../live.ts';
import { findFlaggedFirst } from '../store/flagged-answers.ts';
import { findQuotedFlags } from '../store/quoted-flags.ts';
import { referenceKind } from '../store/replies.ts';
import * as store from '../store/reviews.ts';
import { findCard } from '../store/surveys.ts';
import { findPendingFirstOf } from '../store/welcome.ts';
import { deleteAnswerPhotos } from './answer-photos.ts';
import { deleteMeasuredAnswers } from './measured-answers.ts';
import { findTasksUntil } from '../store/tasks.ts';
import { giveTask } from './tasks.ts';

/** One check-in with the time before. A check-in that was not sent has no answers to show. */
export async function getAnswer(
  scope: Scope,
  { clientId }: Subject,
  { id, queue }: { id: string; queue: ReviewQueue },
): Promise<{ surveyAnswer: SurveyAnswer }> {
  const queued = { clientId, queue };
  const { files, versions, questions, ...answer } = found(await store.findDetail(scope, clientId, id));
  const { flags } = answer;
  const isSent = answer.state === 'sent' || answer.state === 'reviewed';
  const [tasks, times, next, previous] = await Promise.all([
    findTasksUntil(scope, answer),
    isSent ? store.findTimes(scope, answer) : [],
    isSent ? store.findWaiting(scope, { id, ...queued }, 'after') : store.findFirstWaiting(scope, queued),
    isSent ? store.findWaiting(scope, { id, ...queued }, 'before') : undefined,
  ]);
  const own = times.filter((time) => time.id === id || time.dueOn < answer.dueOn);
  const answers = withReplaced(comparedAnswers(own, flags), { versions, flags });
  const arePhotosShown = answer.withheldFiles === 'none';
  const fileIds = new Set(answers.filter(({ kind }) => arePhotosShown || kind !== 'progress').flatMap(fileIdsOf));
  const showsAll = arePhotosShown && !answer.reserved;
  const shownFiles = showsAll ? files : files.filter((file) => fileIds.has(file.id));
  const withdrawn = withdrawnAnswers(answers, { versions, flags });
  const named = [...answers, ...withdrawn, ...(answer.reserved?.questions ?? [])];
  return {
    surveyAnswer: {
      ...answer,
      answers,
      withdrawn,
      skipped: isSent ? skippedQuestions(questions, { answers, named }) : [],
      tasks,
      files: isSent ? shownFiles.map(toPrivateAttachment) : [],
      lastOn: own[1]?.dueOn ?? null,
      next: next ?? null,
      previous: previous ?? null,
    },
  };
}

/** The survey of the filter must exist. */
export async function listCompleted(scope: Scope, filters: CompletedFilters) {
  if (filters.surveyId) found(await findCard(scope, filters.surveyId));
  return store.findCompleted(scope, filters);
}

/** Flagged answers of the clients that an assignment would reach. Without recipients there are none. */
export async function listFlagged(
  scope: Scope,
  recipients: ParsedRequest<typeof reviewRoutes.flaggedOfRecipients>,
): Promise<ApiResponse<typeof reviewRoutes.flaggedOfRecipients>> {
  const clientIds = await findNamedClients(scope, recipients);
  return { flaggedAnswers: await findQuotedFlags(scope, clientIds) };
}

/** The flagged questions of the clients that an assignment would reach that matter also once they were read. */
export async function listFlaggedFirst(
  scope: Scope,
  recipients: ParsedRequest<typeof reviewRoutes.flaggedFirstOfRecipients>,
): Promise<ApiResponse<typeof reviewRoutes.flaggedFirstOfRecipients>> {
  const clientIds = await findNamedClients(scope, recipients);
  return { flaggedFirst: await findFlaggedFirst(scope, { clientIds, limit: maxFlagged }) };
}

/** The clients that an assignment would reach who have not answered the first survey yet. */
export async function listPendingFirst(
  scope: Scope,
  recipients: ParsedRequest<typeof reviewRoutes.pendingFirstOfRecipients>,
): Promise<ApiResponse<typeof reviewRoutes.pendingFirstOfRecipients>> {
  const clientIds = await findNamedClients(scope, recipients);
  return { pendingFirst: await findPendingFirstOf(scope, clientIds) };
}

/**
 * Marks answers as reviewed, with or without a message and a task for the client, and returns what comes first in the queue then. Answers
 * with flags that are reserved from the caller stay unread for who may read them.
 */
export async function reviewAnswer(
  scope: Scope,
  { id, reply, attachmentId, messageId, task, queue }: ParsedRequest<typeof reviewRoutes.review>,
): Promise<ApiResponse<typeof reviewRoutes.review>> {
  const { clientId, surveyName, state, hasReservedFlags } = foundOfClient(scope, await store.lockAnswer(scope, id));
  if (state !== 'sent' && state !== 'reviewed') throw new Problem(problems.not_sent);
  const isReviewed = state === 'sent' && !hasReservedFlags;
  if (isReviewed) await store.setReviewed(scope, id);
  await store.addReader(scope, id);
  if (reply || attachmentId) {
    const { label } = found((await findAnswerReferences(scope, [{ id, part: null }]))[0]);
    const reference = { kind: referenceKind, id, part: null, label };
    await sendMessageAbout(scope, { clientId, id: messageId, text: reply, attachmentId, reference });
  }
  if (task) await giveTask(scope, { clientId, checkInId: id, task });
  if (isReviewed)
    await publish(scope, answersReviewed, {
      checkInId: id,
      clientId,
      surveyName,
      hasReply: reply !== '' || attachmentId !== null || task !== null,
    });
  else if (state === 'sent') await publish(scope, answersReadInPart, { checkInId: id });
  await emitCheckInsChanged(scope, [clientId]);
  return { next: (await store.findFirstWaiting(scope, { clientId, queue })) ?? null };
}

export async function deleteAnswer(scope: Scope, { id }: { id: string }): Promise<void> {
  const { clientId } = foundOfClient(scope, await store.lockAnswer(scope, id));
  await deleteAnswerPhotos(scope, clientId, id);
  await store.deleteAnswer(scope, id);
  await deleteMeasuredAnswers(scope, clientId, id);
  await publish(scope, answersDeleted, { checkInId: id, clientId });
  await enqueueFileDeletion(scope);
  await emitCheckInsChanged(scope, [clientId]);
}
