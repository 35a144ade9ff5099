import { noticeChanged } from '../../contract.ts';
import type { OwnNotice } from '../../contract/board.ts';
import { emitToClientsAndProfessionals, ownSubject } from '#areas/clients/server/public.ts';
import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { noticeRead } from '../events.ts';
import * as store from '../store/board.ts';
import { findNotice } from '../store/notices.ts';
import { pictureOf } from './notices.ts';

export async function listBoard(scope: Scope, { page }: { page: number }) {
  const { rows, nextPage } = await store.findBoard(scope, ownSubject(scope).clientId, page);
  return { notices: rows.map((row) => toOwnNotice(scope, row)), nextPage };
}

export async function readUnread(scope: Scope) {
  const { unread, mustConfirm } = await store.findUnread(scope, ownSubject(scope).clientId);
  return { unread, mustConfirm: mustConfirm.map((row) => toOwnNotice(scope, row)) };
}

/** A confirmation of an earlier edition leaves the present one unread. */
export async function confirmNotice(scope: Scope, read: store.ReadText): Promise<void> {
  const { clientId } = ownSubject(scope);
  const { id } = read;
  const present = found(await store.findOnOwnBoard(scope, clientId, id));
  await store.insertRead(scope, clientId, read);
  if (read.edition === undefined || read.edition >= present.edition)
    await publish(scope, noticeRead, { noticeId: id, clientId });
  await emitToClientsAndProfessionals(scope, noticeChanged, { clientIds: [clientId], data: { noticeId: id } });
}

export async function listRecipients(scope: Scope, { id, page }: { id: string; page: number }) {
  found(await findNotice(scope, id));
  const { rows, nextPage } = await store.findRecipients(scope, id, page);
  return { recipients: rows, nextPage };
}

function toOwnNotice(scope: Scope, { pictures, ...notice }: store.OwnNoticeRow): OwnNotice {
  return { ...notice, picture: pictureOf(scope, pictures) };
}
