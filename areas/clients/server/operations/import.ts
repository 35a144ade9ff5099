import { findTeamEmails } from '#areas/account/server/public.ts';
import { clientProblems } from '../../contract.ts';
import type { CareKind } from '../../contract/care.ts';
import { type ClientListPreview, clientImportProblems, type ImportedClient } from '../../contract/import.ts';
import type { Language } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem, type ProblemKind } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import type { ClientListErrorCode } from '../import/parse-content.ts';
import { inviteImported } from '../jobs.ts';
import { emitClientChanged } from '../live.ts';
import { refuseSecretary } from '../refuse-secretary.ts';
import { professionalsIn } from '../store/clients.ts';
import { findClientEmails, findMayWrite, insertClients } from '../store/imported-clients.ts';
import { assertBorn, invitationLimit } from './clients.ts';
import { handedOverOf, lockedProfessionalsOfNew, nobody, publishHandOvers } from './in-charge.ts';
import { assertClientLimit } from './limit.ts';

type Preview = Promise<{ preview: ClientListPreview }>;

/** Reads a pasted list. Nothing is written. */
export async function previewText(scope: Scope, { text }: { text: string }): Preview {
  return previewOf(scope, Buffer.from(text));
}

/** Reads a CSV or text file. Nothing is written. */
export async function previewFile(scope: Scope, { file }: { file: TransientUpload }): Preview {
  return previewOf(scope, file.content);
}

async function previewOf({ fileParser }: Scope, content: Uint8Array): Preview {
  const parser = new URL('../import/parse-content.ts', import.meta.url);
  const result = await fileParser.parse<ClientListPreview, ClientListErrorCode>(parser, content);
  if ('read' in result) return { preview: result.read };
  const { code, values } = result.refusal;
  throw new Problem(clientImportProblems[code], values && { values });
}

export async function findTakenEmails(scope: Scope, { emails }: { emails: string[] }) {
  const [ofClients, ofTeam] = await Promise.all([findClientEmails(scope, emails), findTeamEmails(scope, emails)]);
  return { ofClients, ofTeam };
}

type NewClients = Record<`${CareKind}CollaboratorId`, string | null> & {
  clients: ImportedClient[];
  locale: Language;
  sendsInvitation: boolean;
};

/**
 * Creates all clients or none. A problem names its row: `clients.3.email`. `professionalsOfNew` decides who is in charge; a job mails
 * the invitations. The open apps get one event for all clients, which names the first.
 */
export async function importClients(scope: Scope, input: NewClients): Promise<{ created: number }> {
  const { locale, sendsInvitation } = input;
  const clients = input.clients.map((client) => ({ ...client, id: newId() }));
  await assertMayWrite(scope, clients);
  await scope.consumeRateLimits({ key: `client imports ${scope.caller.accountId}`, attempts: 20, minutes: 60 });
  await assertClientLimit(scope, clients.length);
  for (const [row, client] of clients.entries()) assertBorn(scope, client, `clients.${row}.birthDate`);
  await assertEmails(scope, clients);
  const professionals = await lockedProfessionalsOfNew(scope, professionalsIn(input));
  if (sendsInvitation) await scope.consumeRateLimits(invitationLimit(scope, clients.length));
  const inserted = await insertClients(scope, { clients, professionals, locale, isInvited: sendsInvitation });
  refuseRow(
    clientProblems.email_taken,
    clients.findIndex(({ id }) => !inserted.has(id)),
  );
  const clientIds = clients.map(({ id }) => id);
  await publishHandOvers(
    scope,
    clientIds.flatMap((id) => handedOverOf({ id, before: nobody, after: professionals })),
  );
  if (sendsInvitation) await inviteImported(scope, clientIds);
  await emitClientChanged(scope, clientIds);
  return { created: clients.length };
}

/** Throws `forbidden` for what the caller could not write to a client who is there already. */
async function assertMayWrite(scope: Scope, clients: readonly ImportedClient[]): Promise<void> {
  if (clients.some(({ goal, heightCm }) => goal !== null || heightCm !== null)) refuseSecretary(scope);
  const written = {
    note: clients.some(({ note }) => note !== ''),
    subscriptionEnd: clients.some(({ subscriptionEnd }) => subscriptionEnd !== null),
  };
  if (!written.note && !written.subscriptionEnd) return;
  const may = await findMayWrite(scope);
  if ((written.note && !may.note) || (written.subscriptionEnd && !may.subscriptionEnd))
    throw new Problem(commonProblems.forbidden);
}

async function assertEmails(scope: Scope, clients: readonly ImportedClient[]): Promise<void> {
  const emails = clients.map(({ email }) => email);
  refuseRow(
    clientImportProblems.email_twice,
    emails.findIndex((email, row) => emails.indexOf(email) !== row),
  );
  const { ofClients, ofTeam } = await findTakenEmails(scope, { emails });
  refuseRow(
    clientProblems.email_taken,
    emails.findIndex((email) => ofClients.includes(email)),
  );
  refuseRow(
    clientProblems.email_of_team,
    emails.findIndex((email) => ofTeam.includes(email)),
  );
}

/** Throws the problem at the e-mail of the row; does nothing when the row is -1. */
function refuseRow(problem: ProblemKind, row: number): void {
  if (row !== -1) throw new Problem(problem, { field: `clients.${row}.email` });
}
