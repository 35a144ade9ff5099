import { emitToClientsAndProfessionals, ownSubject, type Subject } from '#areas/clients/server/public.ts';
import { type Advice, type AdviceDraft, adviceProblems, liveAdviceChanged } from '../contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { attachmentOperations, toAttachment } from '#shell/server/attachments/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { StoredUpload } from '#shell/server/files/store-upload.ts';
import { advanceVersion, versionConflict } from '#shell/server/versions.ts';
import { adviceDeleted, adviceGiven, adviceSeen } from './events.ts';
import * as store from './store.ts';

type OneAdvice = Promise<{ advice: Advice }>;
type AdviceId = { adviceId: string };
type AdviceUpdate = AdviceId & Omit<AdviceDraft, 'id'> & { version: number };

const attachments = attachmentOperations({
  ...store.fileColumn,
  policy: uploadPolicies.adviceFile,
  // Never thrown: a file is added to new advice only.
  problems: { tooMany: commonProblems.invalid },
  lock: async () => {},
});

export async function listAdvices(scope: Scope, { clientId }: Subject, { page }: { page: number }) {
  const { rows, nextPage } = await store.findAdvices(scope, clientId, page);
  return { advices: rows.map((row) => toAdvice(scope, row)), nextPage };
}

export async function getAdvice(
  scope: Scope,
  { clientId }: Pick<Subject, 'clientId'>,
  { adviceId: id }: AdviceId,
): OneAdvice {
  return { advice: toAdvice(scope, found(await store.findAdvice(scope, { clientId, id }))) };
}

/** Stores advice with its file. A repeated request with the same id returns what the first one stored. */
export async function createAdvice(
  scope: Scope,
  subject: Subject,
  { file, ...draft }: AdviceDraft & { file?: StoredUpload },
): OneAdvice {
  const { clientId } = subject;
  assertNotInFuture(scope, draft);
  if (!file && draft.text === '') throw new Problem(adviceProblems.empty, { field: 'text' });
  const isNew = await store.insertAdvice(scope, { ...draft, clientId });
  const { advice } = await getAdvice(scope, subject, { adviceId: draft.id });
  if (file) await attachments.add(scope, { recordId: draft.id, id: draft.id, file });
  if (!isNew) return { advice };
  await announce(scope, clientId, { ...advice, isCorrection: false });
  return getAdvice(scope, subject, { adviceId: draft.id });
}

/** Corrects advice. The client is notified again only if they had read it. */
export async function updateAdvice(
  scope: Scope,
  subject: Subject,
  { adviceId, version, ...content }: AdviceUpdate,
): OneAdvice {
  const { advice: present } = await getAdvice(scope, subject, { adviceId });
  assertNotInFuture(scope, content);
  if (!present.file && content.text === '') throw new Problem(adviceProblems.empty, { field: 'text' });
  await advanceVersion(scope, { table: 'nutritional_advices', id: adviceId, version }, async () => {
    return (await getAdvice(scope, subject, { adviceId })).advice;
  });
  await store.updateAdvice(scope, { id: adviceId, ...content });
  const { advice } = await getAdvice(scope, subject, { adviceId });
  if (present.seenAt) await announce(scope, subject.clientId, { ...advice, isCorrection: true });
  else await emitChanged(scope, subject.clientId);
  return { advice };
}

export async function deleteAdvice(scope: Scope, subject: Subject, { adviceId }: AdviceId): Promise<void> {
  await getAdvice(scope, subject, { adviceId });
  await publish(scope, adviceDeleted, { adviceId });
  await store.deleteAdvice(scope, adviceId);
  await enqueueFileDeletion(scope);
  await emitChanged(scope, subject.clientId);
}

export async function readUnread(scope: Scope) {
  return store.findUnread(scope, ownSubject(scope).clientId);
}

/** Marks the version that the client has read. */
export async function markSeen(scope: Scope, { adviceId, version }: AdviceId & { version: number }): OneAdvice {
  const subject = ownSubject(scope);
  const { advice } = await getAdvice(scope, subject, { adviceId });
  const { clientId } = subject;
  if (!(await store.setSeen(scope, { clientId, id: adviceId, version }))) throw versionConflict(advice);
  if (advice.seenAt) return { advice };
  await publish(scope, adviceSeen, { adviceId });
  await emitChanged(scope, clientId);
  return getAdvice(scope, subject, { adviceId });
}

function toAdvice(scope: Scope, { files: [file], ...advice }: store.AdviceRow): Advice {
  return { ...advice, file: file ? toAttachment(scope, file) : null };
}

function assertNotInFuture({ caller }: Scope, { advisedOn }: Pick<AdviceDraft, 'advisedOn'>): void {
  if (advisedOn > todayIn(caller.timeZone)) throw new Problem(adviceProblems.in_future, { field: 'advisedOn' });
}

async function announce(
  scope: Scope,
  clientId: string,
  { id: adviceId, title, version, isCorrection }: Advice & { isCorrection: boolean },
): Promise<void> {
  await publish(scope, adviceGiven, { adviceId, clientId, title, version, isCorrection });
  await emitChanged(scope, clientId);
}

async function emitChanged(scope: Scope, clientId: string): Promise<void> {
  await emitToClientsAndProfessionals(scope, liveAdviceChanged, { clientIds: [clientId], data: { clientId } });
}
