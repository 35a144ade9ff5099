import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { methodOf, pathNames, pathOf, type Route } from '#shell/common/route.ts';
import { exampleOf } from './example-of.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio, trainingSchoolToken } from './studio.ts';

/** Nouns whose records belong to one client or to one professional; the others belong to the whole account. */
const personal = new Set([
  'clients',
  'programs',
  'program-weeks',
  'program-days',
  'program-workouts',
  'exercise-rows',
  'client-programs',
  'client-program-days',
  'workouts',
  'completed-workouts',
  'completed-sets',
  'set-media',
  'comments',
  'own-comments',
]);

const routes = areas.flatMap((area) => area.routes.map(({ route }) => route));

let server: TestServer;
let owner: pg.Client;
let studio: TestStudio;
let other: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  studio = await openTestStudio(server, 'Studio Riservato');
  other = await openTestStudio(server, 'Studio Vicino');
  return () => owner.end();
});

test('there are routes to walk', () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(inject('clusterUrl')).toBeTruthy();
});

describe.each(routes.map((route) => ({ ask: route.endpoint, route })))('$ask', ({ route }) => {
  test('tells strangers nothing and lets them change nothing', async () => {
    const question = questionFor(route, studio.ids);
    const before = await stateOf(studio.accountId);
    const isAboutPersons = question.nouns.some((noun) => personal.has(noun));

    for (const stranger of await strangersTo(route)) {
      if (stranger.isInside && !isAboutPersons) continue;
      const reply = await send(route, question, stranger.token);
      const asked = `${stranger.name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
      const mustRefuse = route.permission !== 'public' && (!stranger.token || question.nouns.length > 0);
      if (mustRefuse) expect([403, 404], asked).toContain(reply.statusCode);
      expect(reply.statusCode, asked).toBeLessThan(500);
      expect(leaks(reply.body, stranger.isInside), asked).toEqual([]);
    }
    expect(await stateOf(studio.accountId)).toEqual(before);
  });

  test.skipIf(route.permission === 'public')('answers whom it belongs to, so a refusal means something', async () => {
    const own = await openTestStudio(server, 'Studio Proprio');
    const question = questionFor(route, own.ids);

    const replies = await Promise.all([own.admin, own.client].map((token) => send(route, question, token)));

    const needsOther = route.permission === 'super admin' || route.permission === 'training school';
    if (!needsOther)
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => ![403, 404].includes(status))).not.toEqual(
        [],
      );
  });
});

interface Stranger {
  name: string;
  token: string | undefined;
  /** Of the same account. */
  isInside: boolean;
}

/** With sessions of their own for every route: one of the routes logs them out. */
async function strangersTo(route: Route): Promise<Stranger[]> {
  const nobody = { name: 'nobody', token: undefined, isInside: false };
  if (route.permission === 'public') return [nobody];
  return [
    nobody,
    { name: 'the admin of another account', token: await other.login('admin'), isInside: false },
    { name: 'a client of another account', token: await other.login('client'), isInside: false },
    { name: 'a training-school user', token: await trainingSchoolToken(server), isInside: false },
    {
      name: 'a coach of the account who does not look after the client',
      token: await studio.login('coach'),
      isInside: true,
    },
    { name: 'another client of the account', token: await studio.login('otherClient'), isInside: true },
  ];
}

interface Question {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
  nouns: string[];
}

/** A valid question about the records of that studio, in path, query and body. */
function questionFor(route: Route, known: Record<string, string>): Question {
  const ids: Record<string, string> = known;
  const nouns: string[] = [];
  let path = pathOf(route);
  const params = route.params && exampleOf(route.params, ids);
  nouns.push(...(params?.nouns ?? []));
  for (const name of pathNames(route)) {
    const value = params?.value[name] ?? ids[nounBefore(name, route)];
    if (!value) throw new Error(`questionFor: no way to walk ${route.endpoint}: nothing for :${name}`);
    if (!params?.value[name]) nouns.push(nounBefore(name, route));
    path = path.replace(`:${name}`, String(value));
  }
  const query = route.query && exampleOf(route.query, ids);
  const body = route.body && exampleOf(route.body, ids);
  if (body && 'rowId' in body.value) body.value['rowId'] = ids['rowId'];
  nouns.push(...(query?.nouns ?? []), ...(body?.nouns ?? []));
  const texts = Object.entries(query?.value ?? {}).map(([name, value]) => [name, String(value)]);
  return { path, query: Object.fromEntries(texts), body: body?.value, nouns };
}

function nounBefore(name: string, route: Route): string {
  const steps = pathOf(route).split('/');
  return steps[steps.indexOf(`:${name}`) - 1] ?? '';
}

async function send(route: Route, { path, query, body }: Question, token: string | undefined) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const method = methodOf(route);
  if (route.upload) return server.app.inject({ method, url: `/api${path}`, ...pictureForm(headers, body ?? {}) });
  if (route.transientUpload)
    return server.app.inject({ method, url: `/api${path}`, ...tableForm(headers, body ?? {}) });
  return server.app.inject({
    method,
    url: `/api${path}`,
    query,
    headers,
    ...(body && method !== 'GET' && { payload: body }),
  });
}

function pictureForm(headers: Record<string, string>, fields: Record<string, unknown>) {
  const field = ([name, value]: [string, unknown]) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPgL8sDAAGLAPRp2A2cAAAAAElFTkSuQmCC',
    'base64',
  );
  const payload = Buffer.concat([
    Buffer.from(Object.entries(fields).map(field).join('')),
    Buffer.from(
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    png,
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  return { headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' }, payload };
}

function tableForm(headers: Record<string, string>, fields: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const before = Object.entries(fields).map(
    ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text(value)}\r\n`,
  );
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const payload = `${before.join('')}${head}Esercizio;Serie;Rip\nSquat;4;8\r\n--edge--\r\n`;
  return { headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' }, payload };
}

/** What of the studio stands in an answer: its name and ids for somebody outside, the client's records for one inside. */
function leaks(answer: string, isInside: boolean): string[] {
  const secrets = isInside
    ? Object.entries(studio.ids)
        .filter(([noun]) => personal.has(noun))
        .map(([, id]) => id)
    : ['Studio Riservato', ...Object.values(studio.ids)];
  return secrets.filter((secret) => answer.includes(secret));
}

/** A fingerprint of every row of the account in every table. */
async function stateOf(accountId: string): Promise<Record<string, string>> {
  const tables = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'
       and table_name not in ('sessions') order by 1`,
  );
  const state: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await owner.query(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t where account_id = $1`,
      [accountId],
    );
    state[name] = rows[0].print;
  }
  return state;
}
