import { ownSubject } from '#areas/clients/server/public.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { listAssigned, assign } from '../operations/assignments.ts';
import { addFile, sendAnswers } from '../operations/own-check-ins.ts';
import { createSurvey } from '../operations/surveys.ts';
import { insertCheckIns } from '../store/due.ts';
import { insertTask } from '../store/tasks.ts';

/** Creates a survey that a client is asked once in the far future, and an answer to it. */
export const createRecords: CreateRecords = async ({ admin, client, ids }) => {
  const { survey } = await createSurvey(admin, { name: 'Check riservato', type: 'CHECK_IN', readyMade: 'adherence' });
  const clientId = recordOf(ids, 'clients');
  const schedule = { repeats: 'once' as const, weekday: null, monthDay: null, startsOn: '2198-01-01', endsOn: null };
  await assign(admin, { id: survey.id, clientIds: [clientId], groupIds: [], ...schedule });
  const { id: assignmentId } = found((await listAssigned(admin, { id: survey.id, page: 1 })).assignments[0]);
  const checkInId = newId();
  const checkIn = { id: checkInId, assignmentId, surveyId: survey.id, clientId, dueOn: '2026-01-12', closesOn: null };
  await insertCheckIns(admin, [{ ...checkIn, step: null, stepAt: null }]);
  const at = '2026-01-12T08:00:00.000Z';
  const entries = survey.questions
    .filter(({ kind }) => kind === 'number')
    .map(({ id: questionId }) => ({ questionId, value: { kind: 'number' as const, value: 7 }, at }));
  await sendAnswers(quiet(client), ownSubject(client), { checkInId, sendId: newId(), sentAt: at, entries });
  const taskId = newId();
  await insertTask(admin, { id: taskId, checkInId, clientId, text: 'Riservato', dueOn: null });
  return {
    shared: { surveys: survey.id },
    personal: {
      'survey-assignments': assignmentId,
      'check-ins': checkInId,
      'survey-answers': checkInId,
      'check-in-tasks': taskId,
      'check-in-files': await addTestFile(client, checkInId),
    },
  };
};

/** Without a notification, which tests of other areas would count. */
function quiet(scope: Scope): Scope {
  return { ...scope, subscribers: [] };
}

/** Adds the row of a file, without a stored file. */
async function addTestFile(client: Scope, checkInId: string): Promise<string> {
  const fileId = newId();
  const storageKey = `accounts/${client.caller.accountId}/${fileId}.webp`;
  const stored = { id: fileId, storageKey, mediaType: 'image/webp' as const, sizeBytes: 1, name: '' };
  const file = { ...stored, posterKey: null, thumbnailKey: null, picture: null, hash: '' };
  await addFile(client, ownSubject(client), { checkInId, fileId, file });
  return fileId;
}
