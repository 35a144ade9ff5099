import { accountProblems, linkDays } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import { deleteLink, findLink, insertLink, type Link, type LinkKind } from '../store/links.ts';

type NewLink = { kind: LinkKind } & Partial<Omit<Link, 'id' | 'kind'>>;

/** Stores a link and enqueues its mail. The job creates the token, so that it is not stored in the queue. */
export async function sendLink(scope: Pick<PublicScope, 'db' | 'enqueue' | 'language'>, link: NewLink): Promise<void> {
  const id = newId();
  const empty = { userId: null, accountId: null, clientId: null, invitationId: null, payload: null };
  await insertLink(scope, { ...empty, ...link, id, days: linkDays[link.kind] });
  await scope.enqueue('account: mail a link', {
    linkId: id,
    language: scope.language,
    ...(link.accountId && { accountId: link.accountId }),
  });
}

/** Returns the link without consuming it. */
export async function verifyLink(scope: PublicScope, token: string, ...kinds: LinkKind[]): Promise<Link> {
  const link = await findLink(scope, token, kinds);
  if (!link) throw new Problem(accountProblems.link_invalid, { field: 'token' });
  return link;
}

/** Returns the link and deletes it. Of concurrent calls only the first succeeds. */
export async function consumeLink(scope: PublicScope, token: string, ...kinds: LinkKind[]): Promise<Link> {
  const link = await verifyLink(scope, token, ...kinds);
  if (!(await deleteLink(scope, link.id))) throw new Problem(accountProblems.link_invalid, { field: 'token' });
  return link;
}
