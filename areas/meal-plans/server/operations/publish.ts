import type { Copy } from '#areas/assignments/server/public.ts';
import { publishOpened } from '#areas/clients/server/public.ts';
import { assertLowEnergyConfirmed } from '#areas/macros/server/public.ts';
import { mealPlanProblems } from '../../contract.ts';
import type { MealPlanAssignment, PublishedVersion } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { mealComponentsOf } from '../../rules/content.ts';
import { endAfterPublication, publicationStart, versionStates } from '../../rules/publication.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { lockDocument } from '#shell/server/documents/store.ts';
import { readableDocument, restoreContent, saveDocument, versionConflict } from '#shell/server/documents/document.ts';
import { publish } from '#shell/server/events.ts';
import { mealPlanDocument } from '../document.ts';
import { mealPlanPublished, mealPlanSaved, mealPlanVersionsDeleted } from '../events.ts';
import { emitMealPlansChanged } from '../live.ts';
import { insertContent } from '../store/copies.ts';
import { readableContent } from '../readable.ts';
import * as store from '../store/published.ts';
import { findReaders } from '../store/readers.ts';
import { confirmAllergies, readConfirmations } from './allergy-confirmations.ts';
import { contentWithNotes, findConflicts } from './conflicts.ts';
import { correctEnded, waitForCorrections } from './corrected-foods.ts';
import { getAssignment } from './lists.ts';
import { assertMayAssignMealPlans } from './qualification.ts';
import { energyReceived, findReceivedDays } from './received-days.ts';

interface NewVersion extends Pick<MealPlanContent, 'title' | 'duration'> {
  /** The date of the first day of the meal plan. */
  firstDayOn: string;
  /** The first date with this version; null for today, or the first day when that is later. */
  startsOn?: string | null;
  isFirst?: boolean;
  /** Publishes the event `mealPlanPublished`, which notifies the clients. False when the published content does not change. */
  notifiesClients?: boolean;
}

/** Publishes stored contents for their copies, which have the same dates. */
export async function publishCopies(
  scope: Scope,
  contents: readonly { contentId: string; copies: readonly Copy[] }[],
  { title, duration, firstDayOn, startsOn: requested = null, isFirst = true, notifiesClients = true }: NewVersion,
): Promise<void> {
  const today = todayIn(scope.caller.timeZone);
  const startsOn = publicationStart({ startsOn: requested, firstDayOn, today });
  if (startsOn === null) throw new Problem(mealPlanProblems.in_the_past, { field: 'startsOn' });
  const copies = contents.flatMap((one) => one.copies);
  const mealPlanIds = copies.map(({ id }) => id);
  const published: Awaited<ReturnType<typeof store.insertPublished>> = [];
  for (const { contentId, copies: ofContent } of contents) {
    const ofContentIds = ofContent.map(({ id }) => id);
    published.push(
      ...(await store.insertPublished(scope, ofContentIds, { contentId, startsOn, firstDayOn, duration })),
    );
  }
  const ids = published.map(({ id }) => id);
  if (!isFirst) {
    const publishedIds = await store.deleteReplaced(scope, mealPlanIds, { ids, from: startsOn, today });
    if (publishedIds.length > 0) await publish(scope, mealPlanVersionsDeleted, { publishedIds });
  }
  if (!notifiesClients) return;
  const idOf = new Map(published.map(({ id, mealPlanId }) => [mealPlanId, id]));
  const publishedCopies = copies.map(({ id: mealPlanId, clientId }) => ({
    ...{ mealPlanId, clientId },
    publishedId: idOf.get(mealPlanId) ?? '',
  }));
  await publish(scope, mealPlanPublished, { title, startsOn, isFirst, copies: publishedCopies });
}

/**
 * Publishes a copy as it is saved, unless it is published for that day and needs no new confirmation. Days of the past keep the version
 * that they had. The client is not notified when the content is equal to the one that is published for these days.
 */
export async function publishMealPlan(
  scope: Scope,
  { id, version, startsOn, confirmedLowEnergy, ...confirmed }: ParsedRequest<typeof mealPlanRoutes.publish>,
): Promise<{ copy: MealPlanAssignment; published: PublishedVersion }> {
  const { copy } = await getAssignment(scope, { id });
  await assertMayAssignMealPlans(scope);
  await waitForCorrections(scope, [id]);
  const document = found(await lockDocument<MealPlanContent>(scope, mealPlanDocument, id));
  if (document.version !== version) throw versionConflict(await readableDocument(scope, mealPlanDocument, document));
  if (mealComponentsOf(document.content).length === 0) throw new Problem(mealPlanProblems.empty);
  const start = startOf(scope, copy, startsOn);
  const last = (await store.findPublishedFrom(scope, id, todayIn(scope.caller.timeZone))).at(-1);
  const end = await endWith(scope, copy, document.content.duration);
  if (start !== null && start > end) throw new Problem(mealPlanProblems.after_end, { field: 'startsOn' });
  const { published: versions, publishedVersion } = await readPublication(scope, id);
  const conflicts = await findConflicts(scope, document.content, [copy.clientId]);
  const content = contentWithNotes(
    document.content,
    conflicts.get(copy.clientId) ?? [],
    confirmed.conflictNote ?? null,
  );
  const isConfirmedNow = await confirmAllergies(scope, {
    ...{ copies: [copy], conflicts, areNew: false },
    confirmed: confirmed.confirmedAllergies,
  });
  const [latest] = versions;
  const isPublished = latest && publishedVersion === version && latest.startsOn === start;
  // A profile that changed since the publication asks for notes and confirmations of the same content.
  if (isPublished && !isConfirmedNow && content === document.content) return { copy, published: latest };
  const clientIds = [copy.clientId];
  const received = await findReceivedDays(scope, { ...document.content, id, clientIds, startsOn: copy.startsOn });
  await assertLowEnergyConfirmed(scope, { clientIds, ...energyReceived(received), confirmed: confirmedLowEnergy });
  if (content !== document.content)
    await saveDocument(
      scope,
      mealPlanDocument,
      { id, startsSession: true },
      { before: document.content, after: content },
    );
  const contentId = newId();
  await insertContent(scope, contentId, content);
  const { title, duration } = content;
  const dates = { firstDayOn: copy.startsOn, startsOn };
  const shown = start !== null && { contentId, startsOn: start, firstDayOn: copy.startsOn };
  const notifiesClients = !shown || !(await store.isContentPublished(scope, id, shown));
  const newVersion = { title, duration, ...dates, isFirst: last === undefined, notifiesClients };
  await publishCopies(scope, [{ contentId, copies: [{ id, clientId: copy.clientId }] }], newVersion);
  await setEnd(scope, id, end);
  await correctEnded(scope, copy);
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  const [published] = await listPublished(scope, id);
  return { copy: (await getAssignment(scope, { id })).copy, published: found(published) };
}

async function setEnd(scope: Scope, mealPlanId: string, endsOn: string): Promise<void> {
  await store.setEnd(scope, mealPlanId, endsOn);
  await publish(scope, mealPlanSaved, { mealPlanId });
}

/** The last date of a copy with `duration` days. */
async function endWith(scope: Scope, { id, startsOn }: MealPlanAssignment, duration: number): Promise<string> {
  return endAfterPublication({ startsOn, replacedFrom: await store.findReplacedFrom(scope, id) }, duration);
}

function startOf(scope: Scope, copy: MealPlanAssignment, startsOn: string | null): string | null {
  return publicationStart({ startsOn, firstDayOn: copy.startsOn, today: todayIn(scope.caller.timeZone) });
}

/** The published versions of a copy with their states, the newest first. Does not check access to the copy. */
export async function listPublished(scope: Scope, mealPlanId: string): Promise<PublishedVersion[]> {
  const versions = await store.findPublished(scope, mealPlanId);
  const states = versionStates(versions, todayIn(scope.caller.timeZone));
  return versions.map((one) => ({ ...one, state: states.get(one.number) ?? 'past' }));
}

type Publication = ApiResponse<typeof mealPlanRoutes.published>;

/** The published versions, and the version of the document that was published last. Does not check access to the copy. */
export async function readPublication(scope: Scope, mealPlanId: string): Promise<Publication> {
  const [published, publishedVersion] = await Promise.all([
    listPublished(scope, mealPlanId),
    store.findPublishedVersion(scope, mealPlanId),
  ]);
  return { published, publishedVersion };
}

/** The published versions of a copy, with the confirmations about allergies that were given for them, and the client's language. */
export async function getPublished(scope: Scope, { id }: { id: string }): Promise<Publication> {
  const { copy } = await getAssignment(scope, { id });
  const [reader] = await findReaders(scope, [copy.clientId]);
  return {
    ...(await readPublication(scope, id)),
    confirmations: await readConfirmations(scope, copy),
    ...(reader && { clientLanguage: reader.language }),
  };
}

export async function getPublishedContent(
  scope: Scope,
  { id, publishedId }: { id: string; publishedId: string },
): Promise<{ published: PublishedVersion; content: MealPlanContent }> {
  const { published, content } = await readPublishedContent(scope, { id, publishedId });
  return { published, content: await readableContent(scope, id, content) };
}

/** With what the caller may not read. */
async function readPublishedContent(
  scope: Scope,
  { id, publishedId }: { id: string; publishedId: string },
): Promise<{ published: PublishedVersion; content: MealPlanContent }> {
  const { copy } = await getAssignment(scope, { id });
  await publishOpened(scope, copy.clientId);
  const published = found((await listPublished(scope, id)).find((one) => one.id === publishedId));
  return { published, content: found(await store.findPublishedContent(scope, publishedId)) };
}

/** Takes up a published version again as the draft; the replaced one stays in the history. */
export async function restorePublished(
  scope: Scope,
  { id, publishedId, current, saveId }: ParsedRequest<typeof mealPlanRoutes.restorePublished>,
): Promise<{ version: number }> {
  const { content } = await readPublishedContent(scope, { id, publishedId });
  const edit = { id, version: current, saveId, startsSession: true };
  return restoreContent(scope, mealPlanDocument, edit, async () => content);
}

/** Withdraws a published version that has not started. */
export async function withdrawPublished(
  scope: Scope,
  { id, publishedId }: { id: string; publishedId: string },
): Promise<Publication> {
  const { copy } = await getAssignment(scope, { id });
  const { published } = await getPublished(scope, { id });
  const withdrawn = found(published.find((one) => one.id === publishedId));
  const today = todayIn(scope.caller.timeZone);
  if (withdrawn.state !== 'scheduled') throw new Problem(mealPlanProblems.already_started);
  if (!(await store.deleteScheduled(scope, { id, publishedId, today }))) throw new Problem(commonProblems.not_found);
  await setEnd(scope, id, await endWith(scope, copy, await store.findPresentDuration(scope, id)));
  await store.markPublishedContent(scope, id);
  await publish(scope, mealPlanVersionsDeleted, { publishedIds: [publishedId] });
  await emitMealPlansChanged(scope, [id], { tellsClients: true });
  return readPublication(scope, id);
}
