import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { clientRoutes } from '../../contract.ts';
import { type ClientListPreview, clientImportRoutes as routes } from '../../contract/import.ts';
import { listedClients } from '../../rules/import/listed-clients.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

const list = (count: number, domain = newId()) =>
  Array.from({ length: count }, (_, row) => ({ name: `Cliente ${row}`, email: `cliente${row}@${domain}.example.com` }));

const total = async () => (await server.ask(clientRoutes.counts, {}, studio.admin)).data.total;
const read = (text: string) => server.ask(routes.importText, { text }, studio.admin);
const clientsOf = ({ preview }: { preview: ClientListPreview }) => listedClients(preview.columns, 'given-first');
const add = (request: object, token = studio.admin) => server.ask(routes.importClients, request as never, token);

describe('a list is read', () => {
  test('from a table with a title, a header, semicolons and quotes', async () => {
    const { data } = await read(
      'Iscritti 2026\n\nNome;Cognome;E-mail;Telefono;Città\nMario;Rossi;mario@example.com;"333 1;2";Bari\n;;;;\n',
    );

    expect(data.preview.columns).toEqual([
      { heading: 'Nome', content: 'name', cells: ['Mario'] },
      { heading: 'Cognome', content: 'surname', cells: ['Rossi'] },
      { heading: 'E-mail', content: 'email', cells: ['mario@example.com'] },
      { heading: 'Telefono', content: 'phone', cells: ['333 1;2'] },
      { heading: 'Città', content: null, cells: ['Bari'] },
    ]);
  });

  test.each(['\t', ';', ','])('from cells separated by %j with an English header', async (sign) => {
    const { data } = await read(
      [['Full name', 'Email'].join(sign), ['Ida Neri', 'ida@example.com'].join(sign)].join('\n'),
    );

    expect(clientsOf(data)).toMatchObject([{ name: 'Ida Neri', email: 'ida@example.com' }]);
  });

  test('from one line with 80 recipients of a mail', async () => {
    const recipients = Array.from({ length: 80 }, (_, number) => `Mario Rossi <mario.rossi.${number}@example.com>`);
    const { data } = await read(recipients.join('; '));

    expect(clientsOf(data).map(({ email }) => email)).toEqual(
      recipients.map((_, number) => `mario.rossi.${number}@example.com`),
    );
  });

  test('from lines that are written differently', async () => {
    const { data } = await read(
      'Mario Rossi <mario@example.com>\nNeri Ida; ida@example.com\n\nsolo@example.com\nUgo Prova',
    );

    expect(clientsOf(data).map(({ name, email }) => [name, email])).toEqual([
      ['Mario Rossi', 'mario@example.com'],
      ['Neri Ida', 'ida@example.com'],
      ['', 'solo@example.com'],
      ['Ugo Prova', ''],
    ]);
  });

  test('up to 200 clients, and not without any', async () => {
    const lines = (count: number) =>
      list(count)
        .map(({ name, email }) => `${name};${email}`)
        .join('\n');

    expect(clientsOf((await read(lines(200))).data)).toHaveLength(200);
    expect(await read(lines(201))).toMatchObject({ status: 422, code: 'import_too_many_rows' });
    expect(await read(' \n ; \n')).toMatchObject({ status: 422, code: 'import_empty' });
  });
});

describe('a list is added', () => {
  test('with type, birth date and phone; each gets an invitation', async () => {
    const { clientType } = (await server.ask(clientRoutes.createType, { name: 'Online' }, studio.admin)).data;
    const [first, second] = list(2);
    const more = { phone: '+393331234567', birthDate: '1990-11-21', client_type_id: clientType.id };
    const reply = await add({ clients: [{ ...first, ...more }, second] });

    expect(reply).toMatchObject({ status: 200, data: { created: 2 } });
    const { clients } = (await server.ask(clientRoutes.list, { search: first?.email }, studio.admin)).data;
    const { client } = (await server.ask(clientRoutes.detail, { id: clients[0]?.id ?? '' }, studio.admin)).data;
    const { membershipId } = (
      await server.owner.query(
        'select membership_id as "membershipId" from client_collaborators where client_id = $1',
        [client.id],
      )
    ).rows[0];
    expect(client).toMatchObject({
      ...first,
      ...more,
      trainingCollaboratorId: membershipId,
      nutritionCollaboratorId: membershipId,
    });
    expect(client.invitedAt).not.toBeNull();
    expect((await server.mailTo(first?.email ?? '')).token).not.toBe('');
    expect((await server.mailTo(second?.email ?? '')).token).not.toBe('');
  });

  test('with goal, note and the end of the subscription, as a table of another program names them', async () => {
    const { data } = await read(
      'First Name,Last Name,Email,Goals,Expiration Date,Notes\nMia,Neri,mia@example.com,Run 10 km,2099-12-31,"Knee, left\nAsthma"',
    );
    const { name, goal, note, subscriptionEnd } = clientsOf(data)[0] ?? {};
    expect({ name, goal, note, subscriptionEnd }).toEqual({
      name: 'Mia Neri',
      goal: 'Run 10 km',
      note: 'Knee, left\nAsthma',
      subscriptionEnd: '2099-12-31',
    });
    const [first] = list(1);
    await add({ clients: [{ ...first, goal, note, subscriptionEnd }], sendsInvitation: false });

    const { clients } = (await server.ask(clientRoutes.list, { search: first?.email }, studio.admin)).data;
    const { client } = (await server.ask(clientRoutes.detail, { id: clients[0]?.id ?? '' }, studio.admin)).data;
    expect(client).toMatchObject({ goal, note, subscriptionEnd });
  });

  test('with gender and height, and the language of each, in which they are invited', async () => {
    const { data } = await read('Nome,Email,Sesso,Altezza (cm),Lingua\nMia,mia@example.com,F,162,English');
    expect(clientsOf(data)).toMatchObject([{ gender: 'F', heightCm: '162', locale: 'English' }]);
    const [first, second] = list(2);
    const known = { gender: 'female', heightCm: 162, locale: 'en' };
    await add({ clients: [{ ...first, ...known }, second], locale: 'it' });

    const clientOf = async (search: string | undefined) => {
      const { clients } = (await server.ask(clientRoutes.list, { search }, studio.admin)).data;
      return (await server.ask(clientRoutes.detail, { id: clients[0]?.id ?? '' }, studio.admin)).data.client;
    };
    expect(await clientOf(first?.email)).toMatchObject(known);
    expect(await clientOf(second?.email)).toMatchObject({ gender: null, heightCm: null, locale: 'it' });
    expect((await server.mailTo(first?.email ?? '')).subject).toContain('invites you');
    expect((await server.mailTo(second?.email ?? '')).subject).toContain('ti invita');
  });

  test.each([
    ['a note without the permission to write notes', { note: 'Asma' }],
    ['an end of the subscription without the permission to change clients', { subscriptionEnd: '2099-12-31' }],
  ])('or nobody is: %s', async (_, more) => {
    await server.owner.query(
      "update memberships set permissions = '{view clients,create clients,view programs}' where id = $1",
      [studio.memberships.coach],
    );
    const clients = list(1).map((client) => ({ ...client, ...more }));

    expect(await add({ clients }, studio.coach)).toMatchObject({ status: 403 });
    expect(await add({ clients: list(1), sendsInvitation: false }, studio.coach)).toMatchObject({ status: 200 });
  });

  test('without invitations, which are sent later', async () => {
    const clients = list(1);
    await add({ clients, sendsInvitation: false });

    const found = (await server.ask(clientRoutes.list, { search: clients[0]?.email }, studio.admin)).data.clients;
    expect(found).toMatchObject([{ invitedAt: null, isRegistered: false }]);
  });

  test('once for 20 requests with the same key', async () => {
    const before = await total();
    const request = { clients: list(30), trainingCollaboratorId: null, sendsInvitation: false };
    const headers = { authorization: `Bearer ${studio.admin}`, 'idempotency-key': newId() };
    const send = () => server.app.inject({ method: 'POST', url: '/api/clients/import', headers, payload: request });
    const replies = await Promise.all(Array.from({ length: 20 }, send));

    expect([...new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))]).toHaveLength(1);
    expect((await total()) - before).toBe(30);
  });

  test.each([
    [
      'an e-mail that is there twice',
      'email_twice',
      (rows: ReturnType<typeof list>) => [...rows, { ...rows[0], name: 'Altro' }],
    ],
    [
      'a birth date in the future',
      'birth_date_in_future',
      (rows: ReturnType<typeof list>) => [...rows, { name: 'Ida', email: 'i@example.com', birthDate: '2190-01-01' }],
    ],
  ])('or nobody is: %s', async (_, code, change) => {
    const before = await total();

    expect(await add({ clients: change(list(3)) })).toMatchObject({
      status: 422,
      code,
      errors: { [code === 'email_twice' ? 'clients.3.email' : 'clients.3.birthDate']: expect.anything() },
    });
    expect(await total()).toBe(before);
  });

  test('or nobody is: one is a client already, or of the team', async () => {
    const rows = list(2);
    await add({ clients: rows.slice(1), sendsInvitation: false });
    const { rows: team } = await server.owner.query(
      "select email from users join memberships on user_id = users.id where account_id = $1 and role = 'coach'",
      [studio.accountId],
    );
    const before = await total();

    expect(await add({ clients: rows })).toMatchObject({
      code: 'email_taken',
      errors: { 'clients.1.email': expect.anything() },
    });
    expect(await add({ clients: [{ name: 'Coach', email: team[0].email }] })).toMatchObject({ code: 'email_of_team' });
    expect(await total()).toBe(before);
    const emails = [...rows.map(({ email }) => email), team[0].email];
    const taken = (await server.ask(routes.findTakenEmails, { emails }, studio.admin)).data;
    expect(taken).toEqual({ ofClients: [rows[1]?.email], ofTeam: [team[0].email] });
  });

  test('by a coach, who is in charge of their training whoever is named', async () => {
    const { teamMembers } = (await server.ask(clientRoutes.collaborators, {}, studio.admin)).data;
    const admin = teamMembers.find(({ role }) => role === 'admin')?.id;
    const clients = list(2);
    await add({ clients, nutritionCollaboratorId: admin, sendsInvitation: false }, studio.coach);

    const found = (await server.ask(clientRoutes.list, { search: clients[0]?.email }, studio.coach)).data.clients;
    expect(found).toMatchObject([{ nutritionCollaborator: null }]);
    expect(found[0]?.trainingCollaborator).not.toBeNull();
  });

  test('or nobody is: more clients than the payment plan has places for', async () => {
    await server.owner.query(`update accounts set trial_ends_at = now() - interval '10 days' where id = $1`, [
      studio.accountId,
    ]);
    const before = await total();

    expect(await add({ clients: list(200) })).toMatchObject({ status: 402, code: 'limit_reached' });
    expect(await total()).toBe(before);
  });

  test('200 at once', async () => {
    const start = performance.now();
    expect(await add({ clients: list(200) })).toMatchObject({ data: { created: 200 } });
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
