import { chatRoutes } from '#areas/chats/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { runJob } from '#database/testing/run-job.ts';
import { addSavedAttachment } from '#database/testing/saved-attachment.ts';
import type { TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { broadcastRoutes } from '../../contract.ts';
import { sendBatch, sendBatchJob } from '../operations/send.ts';

/** A studio, and short calls to its broadcasts and clients. */
export async function openBroadcasts(server: TestServer) {
  const studio = await openTestStudio(server);
  const { admin } = studio;

  async function addClients(names: readonly string[], token = admin): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) {
      const draft = { name, email: `${newId()}@example.com` };
      ids.push((await server.ask(clientRoutes.create, draft, token)).data.client.id);
    }
    return ids;
  }

  /** Clients without their calls, for large numbers. */
  async function insertClients(count: number): Promise<string[]> {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into clients (account_id, id, name, email)
       select $1, gen_random_uuid(), 'Tanti ' || n, gen_random_uuid() || '@example.com' from generate_series(1, $2) n
       returning id`,
      [studio.accountId, count],
    );
    return rows.map(({ id }) => id);
  }

  /** Runs the batch of a broadcast, and those that it enqueues, on the processes in turn. */
  async function sendAll(id: string, processes: readonly TestServer[] = [server]): Promise<void> {
    let payloads: Record<string, string>[] = [{ accountId: studio.accountId, broadcastId: id }];
    while (payloads.length > 0) {
      const ran = await Promise.all(
        processes.map((process) => runJob(process, studio, (scope) => sendBatch(scope, payloads[0] ?? {}))),
      );
      payloads = ran
        .flatMap(({ jobs }) => jobs.filter(({ job }) => job === sendBatchJob))
        .map(({ payload }) => payload);
    }
  }

  return {
    studio,
    sendAll,
    addClients,
    insertClients,
    addAttachment: async () => (await addSavedAttachment(server, admin)).attachment.id,
    create: (clientIds: string[], more: object = {}, token = admin) =>
      server.ask(
        broadcastRoutes.create,
        { id: newId(), text: 'Ciao {nome}', attachmentId: null, clientIds, sendOn: null, sendTime: null, ...more },
        token,
      ),
    get: async (id: string) => (await server.ask(broadcastRoutes.get, { id }, admin)).data.broadcast,
    /** Those of the test, without the one of `records.ts`. */
    list: async (token = admin) =>
      (await server.ask(broadcastRoutes.list, {}, token)).data.broadcasts.filter(({ text }) => text !== 'Riservato'),
    recipientsOf: async (id: string) => (await server.ask(broadcastRoutes.recipients, { id }, admin)).data.recipients,
    textsOf: async (conversationId: string) =>
      (await server.ask(chatRoutes.messages, { conversationId }, admin)).data.messages.map(({ message }) => message),
    makeDue: (id: string) =>
      server.owner.query(`update broadcasts set send_at = now() - interval '1 second' where id = $1`, [id]),
  };
}
