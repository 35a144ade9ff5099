import { accountProblems, linkDays } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { Problem } from '#shell/common/problem.ts';
import type { PublicScope } from '#shell/server/database/scope.ts';
import { deleteLink, findLink, insertLink, type Link, type LinkKind, setToken } from '../store/links.ts';
import { newToken } from './passwords.ts';

type NewLink = { kind: LinkKind } & Partial<Omit<Link, 'id' | 'kind'>>;

/** Stores a link and enqueues its mail. The job creates the token, so that it is not stored in the queue. */
export async function sendLink(scope: Pick<PublicScope, 'db' | 'enqueue' | 'language'>, link: NewLink): Promise<void> {
  const id = await storeLink(scope, link);
  await scope.enqueue('account: mail a link', {
    linkId: id,
    language: scope.language,
    ...(link.accountId && { accountId: link.accountId }),
  });
}

/** Stores a link and returns its token, for a link that is copied instead of mailed. */
export async function createLink(scope: Pick<PublicScope, 'db'>, link: NewLink): Promise<string> {
  const token = newToken();
  await setToken(scope, await storeLink(scope, link), token);
  return token;
}

async function storeLink(scope: Pick<PublicScope, 'db'>, link: NewLink): Promise<string> {
  const id = newId();
  const empty = { userId: null, accountId: null, clientId: null, invitationId: null, payload: null };
  await insertLink(scope, { ...empty, ...link, id, days: linkDays[link.kind] });
  return id;
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
