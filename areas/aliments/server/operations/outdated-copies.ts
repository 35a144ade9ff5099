import { findAdmins } from '#areas/collaborators/server/public.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import type { ActingScope, JobScope, Payload } from '#shell/server/jobs/job.ts';
import { type DocumentsWithFoods, documentsWithFoods, type DocumentWithFoods } from '../copies.ts';
import { tryLockNames } from '../store/aliments.ts';
import * as store from '../store/outdated-copies.ts';

export const correctCopiesJob = 'aliments: correct copies of foods';
export const correctAllCopiesJob = 'aliments: find outdated copies of foods';

/** Foods whose documents one transaction notes. */
const foodsAtOnce = 100;

/** Documents that a transaction corrects at most; a group that begins with them is taken whole. */
const documentsPerTransaction = 25;

/**
 * Milliseconds after which a transaction takes no other group of documents. Saves of those that it has corrected wait for its end, so a time
 * bounds their wait whatever a document takes; a number of documents does not, on a busy machine.
 */
const correctionMs = 200;

/** Job of each minute: a job for each account with copies of foods that have to be corrected. */
export async function correctAllCopies(scope: JobScope): Promise<void> {
  const accountIds = await store.findAccountsWithOutdated(scope);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(correctCopiesJob, { accountId })));
}

/**
 * Job: notes the documents with outdated foods or, when all are noted, corrects some of them, with the rights of an admin, who sees
 * every client. Runs again until none is left. A transaction does only one of the two: an import waits for the foods, and documents
 * that the correction waits for may be waiting for the import.
 */
export async function correctCopies(scope: JobScope, { accountId = '', isContinued }: Payload): Promise<void> {
  const [admin] = await findAdmins(scope);
  if (!admin) return;
  const { userId, membershipId, timeZone } = admin;
  const caller = { userId, accountId, membershipId, clientId: null, role: 'admin', timeZone } as const;
  const asAdmin = { ...scope, caller };
  const proceed = (afterSeconds = 0) =>
    scope.enqueue(correctCopiesJob, { accountId, isContinued: 'yes' }, { afterSeconds });
  if (!(await tryLockNames(asAdmin))) {
    // A correction is running, or foods or meal plans are being saved. A first job leaves it to the one of the next minute.
    if (isContinued) await proceed(2);
    return;
  }
  const alimentIds = await store.takeOutdated(scope, foodsAtOnce);
  let hasWorked = alimentIds.length > 0;
  for (const documents of extensionsOf(scope, documentsWithFoods)) {
    if (alimentIds.length > 0) await addDocuments(asAdmin, documents, alimentIds);
    else if (await correctWaiting(asAdmin, documents, null)) hasWorked = true;
  }
  // An import may hold the foods that are left.
  if (hasWorked && (await store.hasOutdated(scope))) await proceed();
}

/** Corrects the copies of an own food. */
export async function correctOwnCopies(
  scope: ActingScope,
  documents: DocumentsWithFoods,
  alimentId: string,
): Promise<void> {
  await correctSomeNow(scope, documents, await addDocuments(scope, documents, [alimentId]));
}

/** Corrects documents which no correction found, such as restored ones; each names its foods. */
export async function correctDocuments(
  scope: ActingScope,
  documents: DocumentsWithFoods,
  found: readonly Required<DocumentWithFoods>[],
): Promise<void> {
  await store.addDocuments(scope, documents.kind, { documents: found, alimentIds: [] });
  await correctSomeNow(
    scope,
    documents,
    found.map(({ id }) => id),
  );
}

/** Corrects some of the noted documents at once, the others in a job. The names of foods are locked, so no job is correcting. */
async function correctSomeNow(
  scope: ActingScope,
  documents: DocumentsWithFoods,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await correctWaiting(scope, documents, ids);
  if (await store.hasOutdated(scope)) await scope.enqueue(correctCopiesJob, { accountId: scope.caller.accountId });
}

/** Notes the documents with the foods, and returns their ids. */
async function addDocuments(
  scope: ActingScope,
  { kind, find }: DocumentsWithFoods,
  alimentIds: readonly string[],
): Promise<string[]> {
  const documents = await find(scope, alimentIds);
  await store.addDocuments(scope, kind, { documents, alimentIds });
  return documents.map(({ id }) => id);
}

/** Corrects documents that wait for it, those of `ids` or any of the kind, but only some of many. Returns whether there were any. */
export async function correctWaiting(
  scope: ActingScope,
  { kind, correct }: DocumentsWithFoods,
  ids: readonly string[] | null,
): Promise<boolean> {
  const endsAt = performance.now() + correctionMs;
  let corrected = 0;
  // Doubles while there is time: documents that are corrected together share their contents.
  let limit = 1;
  do {
    const outdated = await store.takeDocuments(scope, kind, { ids, limit });
    if (outdated.ids.length === 0) break;
    await correct(scope, outdated);
    corrected += outdated.ids.length;
    limit = Math.min(2 * limit, documentsPerTransaction - corrected);
  } while (limit > 0 && performance.now() < endsAt);
  return corrected > 0;
}
