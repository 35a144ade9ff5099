import { arePhotosGiven, assertPhotosGiven, type Subject } from '#areas/clients/server/public.ts';
import { hidesBodyNumbers } from '#areas/metrics/server/public.ts';
import type { AnswerEntry } from '../../contract/answers.ts';
import type { CheckInFile, OwnCheckIn, ownCheckInRoutes, SentAnswer } from '../../contract/check-ins.ts';
import type { SurveyContent } from '../../contract/questions.ts';
import { surveyProblems as problems } from '../../contract.ts';
import {
  answersOf,
  askedQuestions,
  fileIdsOf,
  firstFault,
  fittingEntries,
  mergedEntries,
  sentAnswers,
  storedEntries,
} from '../../rules/answers.ts';
import { isPresentFlag } from '../../rules/flags.ts';
import { withoutBodyNumbers } from '../../rules/hidden-numbers.ts';
import { readyContent } from '../../rules/ready-content.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { canonicalJson } from '#shell/common/canonical-json.ts';
import { clockSkewMs, correctedInstant } from '#shell/common/clock-skew.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { attachmentOperations } from '#shell/server/attachments/operations.ts';
import { toPrivateAttachment } from '#shell/server/attachments/private.ts';
import { findAttachment } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { surveyAnswered } from '../events.ts';
import { emitCheckInsChanged } from '../live.ts';
import * as store from '../store/own-check-ins.ts';
import { insertWelcome } from '../store/welcome.ts';
import { countOpenTasks } from '../store/tasks.ts';
import { recordSentPhotos } from './answer-photos.ts';
import { findFlags } from './flags.ts';
import { recordMeasuredAnswers } from './measured-answers.ts';

type Routes = typeof ownCheckInRoutes;
type OneCheckIn = Promise<{ checkIn: OwnCheckIn }>;

export async function listOwn(scope: Scope, { clientId }: Subject): Promise<{ checkIns: OwnCheckIn[] }> {
  const rows = await store.findOwn(scope, clientId);
  const hides = await hidesNumbersOf(scope, rows);
  return {
    checkIns: rows.map((row) => toCheckIn(row, hides)).filter(({ content }) => content.questions.length > 0),
  };
}

export async function findOpen(scope: Scope, { clientId }: Subject) {
  const [row, tasks] = await Promise.all([store.findOpen(scope, clientId), countOpenTasks(scope, clientId)]);
  if (!row) return { count: 0, tasks, first: null };
  const { count, ...first } = row;
  return { count, tasks, first: { id: first.id, name: first.name, dueOn: first.dueOn, isBegun: first.isBegun } };
}

export async function getOwn(scope: Scope, { clientId }: Subject, { checkInId }: { checkInId: string }): OneCheckIn {
  const row = await store.findOne(scope, clientId, checkInId);
  if (row) return { checkIn: toCheckIn(row, await hidesNumbersOf(scope, [row])) };
  const welcome = (await store.findOwn(scope, clientId)).find(({ id }) => id === checkInId);
  return { checkIn: toCheckIn(found(welcome), false) };
}

/** What is not begun has the present questions, without those that are being written. */
function toCheckIn({ isPinned, files, content, ...row }: store.OwnCheckInRow, hidesNumbers: boolean): OwnCheckIn {
  return {
    ...row,
    ...(hidesNumbers ? withoutBodyNumbers(row) : { hiddenIds: [] }),
    content: isPinned ? content : readyContent(content),
    files: files.map(toPrivateAttachment),
  };
}

/** Whether numbers of the body are withheld from the client in these check-ins. */
async function hidesNumbersOf(scope: Scope, rows: readonly store.OwnCheckInRow[]): Promise<boolean> {
  const [first] = rows.filter(({ answers }) => answers.some(({ kind }) => kind === 'metric'));
  const { clientId } = scope.caller;
  return first !== undefined && clientId !== null && hidesBodyNumbers(scope, clientId);
}

/** The day of the reply that the survey promises, counted from today. */
function promisedDay({ replyDays }: SurveyContent, timeZone: string): string | null {
  return replyDays === null ? null : addDays(todayIn(timeZone), replyDays);
}

export async function saveDraft(
  scope: Scope,
  subject: Subject,
  { checkInId, ...request }: ParsedRequest<Routes['saveDraft']>,
): OneCheckIn {
  const { checkIn, editionId, content, draft } = await begin(scope, subject, checkInId, request);
  const isCorrecting =
    checkIn.answers !== null && !isSame(checkIn.answers, sentAnswers(content.questions, answersOf(draft)));
  await store.saveDraft(scope, checkIn.id, { editionId, draft, isCorrecting });
  // The professionals see that it was begun; the own devices follow each entry.
  await emitCheckInsChanged(scope, [subject.clientId]);
  return getOwn(scope, subject, { checkInId });
}

/** Sends the answers. A repeated request changes nothing, and neither do answers equal to those that were sent. */
export async function sendAnswers(
  scope: Scope,
  subject: Subject,
  { checkInId, sendId, ...request }: ParsedRequest<Routes['send']>,
): OneCheckIn {
  const { checkIn, editionId, content, draft } = await begin(scope, subject, checkInId, request, sendId);
  if (checkIn.sendId === sendId) return getOwn(scope, subject, { checkInId });
  const answers = answersOf(draft);
  const fault = firstFault(askedQuestions(content.questions, await arePhotosGiven(scope, subject)), answers);
  if (fault) {
    const { question, min, max } = fault;
    throw new Problem(problems[fault.name], {
      field: 'entries',
      values: { question: question.text, min: min ?? '', max: max ?? '' },
    });
  }
  const sent = sentAnswers(content.questions, answers);
  if (checkIn.answers && isSame(checkIn.answers, sent)) {
    await store.saveDraft(scope, checkIn.id, { editionId, draft, isCorrecting: false });
    return getOwn(scope, subject, { checkInId });
  }
  const flags = await findFlags(scope, subject, { checkIn, content, answers: sent });
  const replyBy = promisedDay(content, scope.caller.timeZone);
  await store.saveSent(scope, checkIn.id, { editionId, draft, answers: sent, flags, replyBy, sendId });
  if (checkIn.assignmentId) await store.resetMisses(scope, checkIn.assignmentId);
  await recordMeasuredAnswers(scope, subject, {
    checkInId: checkIn.id,
    answers: sent,
    draft,
    firstSentAt: checkIn.firstSentAt,
  });
  await recordSentPhotos(scope, subject, { ...checkIn, answers: sent });
  await publish(scope, surveyAnswered, {
    checkInId: checkIn.id,
    clientId: subject.clientId,
    surveyName: content.name,
    type: content.type,
    dueOn: checkIn.dueOn,
    sentAt: new Date().toISOString(),
    isCorrection: checkIn.answers !== null,
    hasFlags: flags.some(isPresentFlag),
    photoIds: sent.filter(({ kind }) => kind === 'progress').flatMap(fileIdsOf),
  });
  await emitCheckInsChanged(scope, [subject.clientId]);
  return getOwn(scope, subject, { checkInId });
}

/** Whether the answers are the same; those that an earlier release stored have no end of their scale. */
function isSame(answers: readonly SentAnswer[], others: readonly SentAnswer[]): boolean {
  const compared = (list: readonly SentAnswer[]) => canonicalJson(list.map(({ scaleMax: _, ...answer }) => answer));
  return compared(answers) === compared(others);
}

interface Begun {
  checkIn: store.LockedCheckIn;
  editionId: string;
  content: SurveyContent;
  draft: AnswerEntry[];
}

/** Locks the check-in, pins the questions that the client reads, and merges the entries of the device. */
async function begin(
  scope: Scope,
  { clientId }: Subject,
  id: string,
  { entries, sentAt }: { entries: readonly AnswerEntry[]; sentAt: string },
  sendId?: string,
): Promise<Begun> {
  await insertWelcome(scope, clientId, id);
  const checkIn = found(await store.lockOwn(scope, clientId, id));
  const isRepeated = sendId !== undefined && checkIn.sendId === sendId;
  if (checkIn.state === 'excused') throw new Problem(problems.not_open);
  const { editionId, content } = await pinned(scope, checkIn);
  const now = Date.now();
  const aheadMs = clockSkewMs(sentAt, now);
  const corrected = entries.map((entry) => ({ ...entry, at: correctedInstant(entry.at, { aheadMs, now }) }));
  if (checkIn.state === 'reviewed' && !isRepeated && !isBegunCorrection(checkIn, corrected))
    throw new Problem(problems.already_reviewed);
  const draft = mergedEntries(storedEntries(checkIn), fittingEntries(content.questions, corrected));
  return { checkIn, editionId, content, draft };
}

/** Whether the client began to correct the answers before a professional read them, also without a connection. */
function isBegunCorrection(
  { isCorrecting, reviewedAt }: store.LockedCheckIn,
  entries: readonly AnswerEntry[],
): boolean {
  const readMs = reviewedAt ? Date.parse(reviewedAt) : 0;
  return isCorrecting || entries.some(({ at }) => Date.parse(at) < readMs);
}

async function pinned(scope: Scope, { editionId, surveyId }: store.LockedCheckIn) {
  if (editionId) return { editionId, content: found(await store.findEdition(scope, editionId)) };
  const content = readyContent(found(await store.lockContent(scope, surveyId)));
  return { editionId: await store.ensureEdition(scope, surveyId, content, newId()), content };
}

const filesOf = ({ clientId }: Subject) =>
  attachmentOperations({
    ...store.fileColumn,
    policy: uploadPolicies.checkInFile,
    problems: { tooMany: problems.too_many_files },
    lock: async (scope, id) => void found(await store.lockOwn(scope, clientId, id)),
  });

/** Adds a file that an answer names. It may arrive before or after the answers are sent; one of a question for photos needs a yes to photos. */
export async function addFile(
  scope: Scope,
  subject: Subject,
  { checkInId, fileId, file }: { checkInId: string; fileId: string; file: StoredUpload },
): Promise<{ file: CheckInFile }> {
  await insertWelcome(scope, subject.clientId, checkInId);
  const begun = found(await store.lockOwn(scope, subject.clientId, checkInId));
  const named = storedEntries(begun).filter(({ value }) => value && fileIdsOf({ value }).includes(fileId));
  if (named.some(({ value }) => value?.kind === 'progress')) await assertPhotosGiven(scope, subject);
  await filesOf(subject).add(scope, { recordId: checkInId, id: fileId, file });
  const { answers, ...checkIn } = found(await store.lockOwn(scope, subject.clientId, checkInId));
  if (answers) await recordSentPhotos(scope, subject, { ...checkIn, answers });
  await emitCheckInsChanged(scope, [subject.clientId]);
  return { file: toPrivateAttachment(found(await findAttachment(scope, store.fileColumn, fileId))) };
}
