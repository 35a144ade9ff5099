import type { Audience } from '#areas/groups/contract/audience.ts';
import { areChosenKnown } from '#areas/groups/server/public.ts';
import { type Notice, type NoticeDraft, type NoticeFilters, noticeProblems } from '../../contract.ts';
import { publicationOf } from '../../rules/publication.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { toAttachment } from '#shell/server/attachments/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { noticeEdited, noticeWithdrawn } from '../events.ts';
import { countAudience } from '../store/audience.ts';
import * as store from '../store/notices.ts';
import { announceJob, emitToAll, emitToProfessionals, remindJob } from './announce.ts';

type OneNotice = Promise<{ notice: Notice }>;
type NoticeId = { id: string };
type NoticeUpdate = NoticeId & NoticeDraft & { showsAgain: boolean; version: number };

export async function listNotices(scope: Scope, filters: NoticeFilters) {
  const { rows, nextPage } = await store.findNotices(scope, filters);
  return { notices: rows.map((row) => toNotice(scope, row)), nextPage };
}

export async function getNotice(scope: Scope, { id }: NoticeId): OneNotice {
  return { notice: toNotice(scope, found(await store.findNotice(scope, id))) };
}

export async function createNotice(scope: Scope, draft: NoticeDraft): OneNotice {
  assertAudience(draft);
  const at = await publicationTime(scope, draft, null);
  const id = newId();
  await store.insertNotice(scope, id, draft, at);
  await store.replaceAudience(scope, id, draft);
  await emitToProfessionals(scope, id);
  await enqueueAnnouncement(scope, id);
  return getNotice(scope, { id });
}

/**
 * The publication of a notice that is out stays as it is; confirmations count on, unless it is shown again. One that was withdrawn and
 * gets another text is another edition: who confirmed it has not read that text.
 */
export async function updateNotice(scope: Scope, { id, version, showsAgain, ...draft }: NoticeUpdate): OneNotice {
  await advanceVersion(scope, { table: 'notices', id, version }, async () => (await getNotice(scope, { id })).notice);
  assertAudience(draft);
  const { notice } = await getNotice(scope, { id });
  const isOut = notice.status === 'published' || notice.status === 'expired';
  if (isOut && draft.publication !== 'now') throw new Problem(noticeProblems.already_published);
  // Before and after the save: clients who leave the audience receive the event too.
  await emitToAll(scope, id);
  const at = isOut ? null : await publicationTime(scope, draft, notice.publishAt);
  await store.updateNotice(scope, id, draft, at);
  await store.replaceAudience(scope, id, draft);
  await emitToAll(scope, id);
  const isTextChanged = draft.text !== notice.text;
  if (isOut ? showsAgain : isTextChanged) await store.startEdition(scope, id);
  else if (isTextChanged) await publish(scope, noticeEdited, { noticeId: id, text: draft.text });
  if (!isOut || showsAgain) await enqueueAnnouncement(scope, id);
  return getNotice(scope, { id });
}

export async function withdrawNotice(scope: Scope, { id }: NoticeId): OneNotice {
  if (!(await store.lockNotice(scope, id))) throw new Problem(commonProblems.not_found);
  await emitToAll(scope, id);
  await store.withdrawNotice(scope, id);
  await publish(scope, noticeWithdrawn, { noticeId: id });
  return getNotice(scope, { id });
}

export async function deleteNotice(scope: Scope, { id }: NoticeId): Promise<void> {
  await withdrawNotice(scope, { id });
  await store.deleteNotice(scope, id);
  await enqueueFileDeletion(scope);
}

export async function remindNotice(scope: Scope, { id }: NoticeId): OneNotice {
  const { status, edition } = found(await store.findNotice(scope, id));
  if (status !== 'published') throw new Problem(noticeProblems.not_published);
  if (!(await store.setReminded(scope, id))) throw new Problem(noticeProblems.already_reminded);
  await scope.enqueue(remindJob, { accountId: scope.caller.accountId, noticeId: id, edition: String(edition) });
  await emitToProfessionals(scope, id);
  return getNotice(scope, { id });
}

export async function readAudience(
  scope: Scope,
  { noticeId, ...audience }: Audience & { noticeId?: string | undefined },
) {
  if (!(await areChosenKnown(scope, audience))) throw new Problem(commonProblems.not_found);
  const { authorId } = found(await store.findAuthor(scope, noticeId));
  return { ...(await countAudience(scope, audience, authorId)), timeZone: await store.findTimeZone(scope) };
}

function toNotice(scope: Scope, { pictures, edition: _, ...notice }: store.NoticeRow): Notice {
  return { ...notice, picture: pictureOf(scope, pictures) };
}

/** The signed URLs of the picture; null without one. */
export function pictureOf(scope: Scope, [row]: store.NoticeRow['pictures']): Notice['picture'] {
  if (!row) return null;
  const { url, thumbnailUrl } = toAttachment(scope, row);
  return { url, thumbnailUrl: thumbnailUrl ?? url };
}

function assertAudience({ audience, clientTypeIds, groupIds }: Audience): void {
  if (audience === 'chosen' && clientTypeIds.length + groupIds.length === 0)
    throw new Problem(noticeProblems.nobody_chosen, { field: 'clientTypeIds' });
}

/** `present`: the instant that the notice has. */
async function publicationTime(
  scope: Scope,
  draft: NoticeDraft,
  present: string | null,
): Promise<store.PublicationTime> {
  const timeZone = await store.findTimeZone(scope);
  const publication = publicationOf(draft, { timeZone, now: new Date(), present });
  if (publication.kind === 'problem') {
    const { name } = publication;
    throw new Problem(noticeProblems[name], { field: name === 'expires_before' ? 'expiresOn' : 'publishOn' });
  }
  return { timeZone, instant: publication.kind === 'later' ? publication.instant : null };
}

/** Enqueues the announcement for the time of publication; a draft has none. */
async function enqueueAnnouncement(scope: Scope, noticeId: string): Promise<void> {
  const seconds = await store.findSecondsUntilDue(scope, noticeId);
  if (seconds === null) return;
  await scope.enqueue(announceJob, { accountId: scope.caller.accountId, noticeId }, { afterSeconds: seconds });
}
