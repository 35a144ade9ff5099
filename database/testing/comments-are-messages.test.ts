import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '#shell/server/database/connect.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { createDatabase, testSecret } from './cluster.ts';

let owner: pg.Pool;

const uuid = (number: number) => `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [account, admin, coach, client, clientMembership, workout, row] = [1, 11, 12, 21, 22, 31, 41].map(uuid);
const at = (minute: number) => `2026-11-18T18:${String(minute).padStart(2, '0')}:00Z`;

/** The tables before: three comments and three messages in turn. */
const before = [
  `insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now())`,
  `insert into users (id, email, name)
    select ('019aa000-0000-7000-8000-0000000001' || n)::uuid, n || '@example.com', 'Utente ' || n
    from unnest(array['11', '12', '22']) n`,
  `insert into memberships (account_id, id, user_id, role) values
    ('${account}', '${admin}', '${uuid(111)}', 'admin'), ('${account}', '${coach}', '${uuid(112)}', 'coach'),
    ('${account}', '${clientMembership}', '${uuid(122)}', 'client')`,
  `insert into clients (account_id, id, name, email, membership_id)
    values ('${account}', '${client}', 'Carla', 'carla@example.com', '${clientMembership}')`,
  `insert into completed_workouts (account_id, id, client_id, title, program_title, info, week_number, day_number,
      prescription, started_at, finished_at, coach_read_at, client_read_at)
    values ('${account}', '${workout}', '${client}', 'Gambe', '', '', 1, 1, '[{"id": "${row}", "name": "Squat"}]',
      '${at(0)}', '${at(1)}', '${at(10)}', '${at(5)}')`,
  `insert into completed_comments (account_id, id, completed_workout_id, row_id, set_number, text, is_by_client, author_id,
      author_name, created_at) values
    ('${account}', '${uuid(51)}', '${workout}', null, null, 'Letto dal coach', true, '${clientMembership}', 'Carla', '${at(2)}'),
    ('${account}', '${uuid(52)}', '${workout}', '${row}', 2, 'Non letto dalla cliente', false, '${coach}', 'Utente 12', '${at(12)}'),
    ('${account}', '${uuid(53)}', '${workout}', null, null, 'Non letto dal coach', true, null, 'Carla', '${at(14)}'),
    ('${account}', '${uuid(54)}', '${workout}', null, null, 'Di chi se ne è andato', false, null, 'Marco', '${at(16)}')`,
  `insert into conversations (account_id, id, last_seq, last_message_at) values ('${account}', '${client}', 3, '${at(15)}')`,
  `insert into messages (account_id, id, conversation_id, seq, author_id, type, text, created_at) values
    ('${account}', '${uuid(61)}', '${client}', 1, '${clientMembership}', 'text', 'Prima', '${at(1)}'),
    ('${account}', '${uuid(62)}', '${client}', 2, '${admin}', 'text', 'Seconda', '${at(13)}'),
    ('${account}', '${uuid(63)}', '${client}', 3, '${admin}', 'text', 'Terza', '${at(15)}')`,
  `insert into conversation_members (account_id, conversation_id, membership_id, last_read_seq) values
    ('${account}', '${client}', '${admin}', 3), ('${account}', '${client}', '${clientMembership}', 2)`,
];

beforeAll(async () => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = inject('clusterUrl').replace(/postgres$/, name);
  await createDatabase(inject('clusterUrl'), name);
  await migrate(url, testSecret, '0041_notices.sql');
  owner = connect(url, 1);
  for (const statement of before) await owner.query(statement);
  await migrate(url, testSecret);
}, 60_000);

afterAll(() => owner.end());

test('comments on workouts are messages between those that were written before and after them', async () => {
  const { rows } = await owner.query(
    `select seq, text, type, author_id, reference_id, reference_part, reference_label from messages order by seq`,
  );

  expect(rows.map(({ text }) => text)).toEqual([
    'Prima',
    'Letto dal coach',
    'Non letto dalla cliente',
    'Seconda',
    'Non letto dal coach',
    'Terza',
    'Marco: Di chi se ne è andato',
  ]);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(rows[2]).toMatchObject({
    author_id: coach,
    reference_id: workout,
    reference_part: `${row}.2`,
    reference_label: 'Squat · Gambe',
  });
  expect(rows[4]).toMatchObject({ author_id: clientMembership, type: 'text' });
  expect(rows[6]).toMatchObject({ author_id: null, type: 'system' });
  const { rows: conversations } = await owner.query('select last_seq, last_message_at from conversations');
  expect(conversations).toEqual([{ last_seq: 7, last_message_at: at(16).replace('Z', '.000Z') }]);
});

test('what was read stays read, and what was not stays unread', async () => {
  const { rows } = await owner.query(
    `select member.membership_id, array_agg(messages.text order by messages.seq) as unread
    from conversation_members member join messages on messages.conversation_id = member.conversation_id
      and messages.seq > member.last_read_seq and messages.seq <> all(member.read_seqs)
      and messages.author_id is distinct from member.membership_id
    group by 1`,
  );
  const unreadOf = (membershipId: string | undefined) =>
    rows.find(({ membership_id }) => membership_id === membershipId)?.unread;

  expect(unreadOf(admin)).toEqual(['Non letto dal coach']);
  expect(unreadOf(clientMembership)).toEqual(['Non letto dalla cliente', 'Terza', 'Marco: Di chi se ne è andato']);
});
