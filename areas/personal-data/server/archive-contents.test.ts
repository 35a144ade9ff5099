import { expect, test } from 'vitest';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import type { VisitContent } from '#areas/visits/contract/document.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { exportOf, recordsOf, textOf } from './testing/exports.ts';

test('the archive has the completed visits with their plan and advice, and nothing that the professional notes for themselves', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  await addVisit(server, studio, '2026-03-09', { advice: 'Consiglio di una bozza' });
  const { id, version } = await addVisit(server, studio, '2026-03-02', {
    measures: (['weight', 'height'] as const).map((metric) => ({ id: metric, metric, side: null, takes: [168] })),
    advice: 'Bevi prima di avere sete',
    plan: 'Da 1.800 kcal',
    nextVisitOn: '2026-04-02',
    privateNotes: 'Sospetto di restrizione',
    reason: 'Motivo clinico',
  });
  const completed = await server.ask(visitRoutes.complete, { id, version }, studio.admin);
  expect(completed.status).toBe(200);

  const archive = await exportOf(server, studio.client);

  expect(recordsOf(archive, 'visits')).toEqual([
    {
      id: expect.any(String),
      takenOn: '2026-03-02',
      professional: 'Studio Prova admin',
      plan: 'Da 1.800 kcal',
      advice: 'Bevi prima di avere sete',
      nextVisitOn: '2026-04-02',
    },
  ]);
  const everything = Object.values(archive).map(textOf).join('\n');
  expect(everything).not.toContain('Sospetto di restrizione');
  expect(everything).not.toContain('Motivo clinico');
  expect(everything).not.toContain('Consiglio di una bozza');
});

async function addVisit(server: TestServer, studio: TestStudio, takenOn: string, fields: Partial<VisitContent>) {
  const draft = { id: newId(), clientId: studio.ids['clients'] ?? '', takenOn };
  const { visit } = (await server.ask(visitRoutes.create, draft, studio.admin)).data;
  const saved = await saveDocument(
    server,
    visitRoutes,
    { before: visit, after: { ...visit, ...fields } },
    studio.admin,
  );
  return { id: visit.id, version: saved.data.version };
}

test('the archive has no signature or permission that a device sends back', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);

  const archive = await exportOf(server, studio.client);
  const names = Object.keys(archive).filter((path) => path.endsWith('.json'));
  const keys = names.flatMap((name) => keysOf(JSON.parse(textOf(archive[name]))));

  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => /permission|signature|token|ticket|secret/i.test(key))).toEqual([]);
});

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** The file of the archive that has the rows of a table about a client, or why none has them. */
const tables: Record<string, { file: string } | { leftOut: string }> = {
  broadcast_recipients: { leftOut: 'the message itself is in messages' },
  check_in_tasks: { file: 'tasks.json' },
  check_ins: { file: 'surveys.json' },
  client_accesses: { leftOut: 'log of the studio' },
  client_collaborators: { leftOut: 'the professionals are named in what they wrote' },
  client_files: { file: 'files.json' },
  client_meal_plan_settings: { leftOut: 'settings of the studio' },
  client_metrics: { file: 'measurements.json' },
  client_program_settings: { file: 'programs.json' },
  client_reference_settings: { leftOut: 'settings of the studio' },
  client_settings: { leftOut: 'settings of the studio' },
  collaborator_invitation_clients: { leftOut: 'invitations of the studio' },
  completed_sets: { file: 'workouts.json' },
  completed_workouts: { file: 'workouts.json' },
  consents: { file: 'consents.json' },
  deleted_measurement_records: { leftOut: 'deleted' },
  deleted_workouts: { leftOut: 'deleted' },
  dietary_declaration_decisions: { leftOut: 'decisions of the professionals; the outcome is in the dietary profile' },
  dietary_profiles: { file: 'dietary-profile.json' },
  dietary_statements: { file: 'dietary-profile.json' },
  drinks: { file: 'meal-diary.json' },
  group_clients: { leftOut: 'how the studio sorts its clients' },
  macros: { file: 'macros.json' },
  meal_diary_readers: { leftOut: 'what the professionals have read' },
  meal_entries: { file: 'meal-diary.json' },
  meal_plan_conflicts: { leftOut: 'computed for the professionals' },
  meal_plans: { file: 'meal-plans.json' },
  measurement_symptoms: { file: 'measurements.json' },
  measurements: { file: 'measurements.json' },
  notice_reads: { leftOut: 'notices are written to many clients' },
  notifications: { leftOut: 'they tell of records that are in other files, for a year' },
  nutritional_advices: { file: 'advice.json' },
  one_time_links: { leftOut: 'secrets of a login' },
  past_training_days: { leftOut: 'which days of programs.json were for training' },
  personal_data_exports: { leftOut: 'the archive itself' },
  programs: { file: 'programs.json' },
  progress_sets: { file: 'progress-photos.json' },
  shopping_lists: { file: 'meal-diary.json' },
  shopping_ticks: { file: 'meal-diary.json' },
  survey_assignments: { leftOut: 'what is sent is in surveys' },
  visits: { file: 'visits.json' },
};

test('each table about a client is in a file of the archive, or its omission has a reason', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { rows } = await server.owner.query<{ name: string }>(
    `select columns.table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'client_id' order by 1`,
  );

  const files = Object.keys(await exportOf(server, studio.client));

  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(({ name }) => name).filter((name) => !(name in tables))).toEqual([]);
  for (const [name, there] of Object.entries(tables)) if ('file' in there) expect(files, name).toContain(there.file);
});

test.each([
  ['it', 'LEGGIMI.txt', 'visits.json: le visite concluse'],
  ['en', 'README.txt', 'visits.json: your completed visits'],
] as const)(
  'the archive has an index that says what each file is, in the language of the client: %s',
  async (language, path, line) => {
    const server = await openTestServer();
    const studio = await openTestStudio(server);

    const archive = await exportOf(server, studio.client, language);
    const index = textOf(archive[path]);

    expect(index).toContain(line);
    for (const name of Object.keys(archive).filter((file) => /^[\w-]+\.json$/.test(file)))
      expect(index).toMatch(new RegExp(`^${name}: .{10}`, 'm'));
    expect(index).not.toContain('archive.kinds');
  },
);
