import type { AnswerEntry } from '../../contract/answers.ts';
import type { SurveyContent } from '../../contract/questions.ts';
import { contentOfReadyMade } from '../../rules/ready-made/build.ts';
import { readyMade } from '../../rules/ready-made/ready-made.ts';
import { ownSubject } from '#areas/clients/server/public.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf } from '#shell/server/documents/document.ts';
import { columnsOf, surveyDocument } from '../document.ts';
import { listAssigned, assign } from '../operations/assignments.ts';
import { addFile, sendAnswers } from '../operations/own-check-ins.ts';
import { insertCheckIns } from '../store/due.ts';
import { insertSurvey } from '../store/surveys.ts';
import { insertTask } from '../store/tasks.ts';

/** Creates a survey that a client is asked once in the far future, and an answer to it. */
export const createRecords: CreateRecords = async ({ admin, client, ids }) => {
  const survey = await insertTestSurvey(admin);
  const clientId = recordOf(ids, 'clients');
  const schedule = { repeats: 'once' as const, weekday: null, monthDay: null, startsOn: '2198-01-01', endsOn: null };
  await assign(admin, { id: survey.id, clientIds: [clientId], groupIds: [], ...schedule });
  const { id: assignmentId } = found((await listAssigned(admin, { id: survey.id, page: 1 })).assignments[0]);
  const checkInId = newId();
  const checkIn = { id: checkInId, assignmentId, surveyId: survey.id, clientId, dueOn: '2026-01-12', closesOn: null };
  await insertCheckIns(admin, [{ ...checkIn, step: null, stepAt: null }]);
  const at = '2026-01-12T08:00:00.000Z';
  const fileId = newId();
  const entries = survey.questions.flatMap(({ id: questionId, kind }): AnswerEntry[] => {
    if (kind === 'number') return [{ questionId, value: { kind, value: 7 }, at }];
    return kind === 'files' ? [{ questionId, value: { kind, fileIds: [fileId] }, at }] : [];
  });
  await sendAnswers(quiet(client), ownSubject(client), { checkInId, sendId: newId(), sentAt: at, entries });
  await addTestFile(client, checkInId, fileId);
  const taskId = newId();
  await insertTask(admin, { id: taskId, checkInId, clientId, text: 'Riservato', dueOn: null });
  return {
    shared: { surveys: survey.id },
    personal: {
      'survey-assignments': assignmentId,
      'check-ins': checkInId,
      'survey-answers': checkInId,
      'check-in-tasks': taskId,
      'check-in-files': fileId,
    },
  };
};

/** Without a notification, which tests of other areas would count. */
function quiet(scope: Scope): Scope {
  return { ...scope, subscribers: [] };
}

/** The ready-made survey about adherence, with a question for files. */
async function insertTestSurvey(admin: Scope): Promise<SurveyContent & { id: string }> {
  const { questions } = contentOfReadyMade(readyMade.adherence, 'it', newId);
  const question = { id: newId(), kind: 'files', text: 'Hai esami recenti?' };
  const input = { name: 'Check riservato', type: 'CHECK_IN', questions: [...questions, question] };
  const content: SurveyContent = contentOf(surveyDocument, input);
  const id = newId();
  await insertSurvey(admin, { id, content, columns: columnsOf(content) });
  return { ...content, id };
}

/** Adds the row of a file, without a stored file. */
async function addTestFile(client: Scope, checkInId: string, fileId: string): Promise<void> {
  const storageKey = `accounts/${client.caller.accountId}/${fileId}.webp`;
  const stored = { id: fileId, storageKey, mediaType: 'image/webp' as const, sizeBytes: 1, name: '' };
  const file = { ...stored, posterKey: null, thumbnailKey: null, picture: null, hash: '' };
  await addFile(client, ownSubject(client), { checkInId, fileId, file });
}
