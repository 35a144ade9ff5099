import type { LightMyRequestResponse } from 'fastify';
import { alimentDraft } from '#areas/aliments/example.ts';
import { ClientLowEnergy, type ConfirmedLowEnergy } from '#areas/assignments/contract/energy.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { idempotencyHeader, methodOf, pathNames, pathOf, type Route } from '#shell/common/route.ts';
import { exampleOf, nounBefore } from './example-of.ts';
import { multipart } from './multipart.ts';
import { type RecordIds, recordOf } from './records.ts';
import type { TestServer } from './server.ts';

export interface ExampleRequest {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
  nouns: string[];
}

/** A valid request for the records with these ids: path, query and body. */
export function exampleRequest(route: Route, ids: RecordIds): ExampleRequest {
  const nouns: string[] = [];
  const params = route.params && exampleOf(route.params, ids);
  nouns.push(...(params?.nouns ?? []));
  let path = pathOf(route);
  for (const name of pathNames(route)) {
    const noun = nounBefore(name, route);
    const inParams = params?.value[name];
    const value = inParams ?? recordOf(ids, noun);
    if (!inParams) nouns.push(noun);
    path = path.replace(`:${name}`, String(value));
  }
  const query = route.query && exampleOf(route.query, ids);
  const body = route.body && exampleOf(route.body, ids);
  nouns.push(...(query?.nouns ?? []), ...(body?.nouns ?? []));
  const texts = Object.entries(query?.value ?? {}).map(([name, value]) => [name, String(value)]);
  const named = body && { ...body.value, ...namingFields[route.endpoint] };
  return { path, query: Object.fromEntries(texts), body: named, nouns };
}

/** Fields with which a request names its record, where their example would create another one. */
const namingFields: Record<string, Record<string, unknown>> = {
  'PUT /my/completed-workouts/:completedWorkoutId': { free: null },
  'PUT /clients/:clientId/completed-workouts/:completedWorkoutId': { free: null },
};

/** Fields of bodies whose example the schema accepts and the server refuses; undefined: left out. */
const acceptedFields: Record<string, Record<string, unknown>> = {
  'POST /conversation': { referenceKind: undefined, referenceId: undefined, referencePart: undefined },
  'POST /scheduled-messages': {
    ...{ referenceKind: undefined, referenceId: undefined, referencePart: undefined },
    sendOn: addDays(todayIn('Europe/Rome'), 1),
  },
  'POST /surveys/:id/assignUsers': { startsOn: todayIn('Europe/Rome'), endsOn: null },
  'POST /surveys/survey-answers/:id/review': { task: null },
  'POST /exercises': { links: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'] },
  'POST /programs/programUser/:id/pause': {
    from: todayIn('Europe/Rome'),
    until: todayIn('Europe/Rome'),
    replaced: null,
  },
  'PUT /my/completed-workouts/:completedWorkoutId': { rowChanges: [], finish: null, correction: null },
  'PUT /clients/:clientId/completed-workouts/:completedWorkoutId': { rowChanges: [], finish: null, correction: null },
  // A job stores the links of the invitations, at a time that tests of the request do not know.
  'POST /clients/import': { sendsInvitation: false },
  // Who is invited for clients may see something of their care.
  'POST /collaborators/create': { permissions: ['view clients', 'view programs'] },
  'POST /aliments': alimentDraft,
  'POST /mealPlans/:id/publish': { startsOn: null },
};

/** Confirms whatever little energy the client of the records gets. */
function anyLowEnergyOf(ids: RecordIds): ConfirmedLowEnergy[] {
  return ClientLowEnergy.shape.kind.options.map((kind) => ({ clientId: recordOf(ids, 'clients'), kind, kcal: 1 }));
}

/** The example without what the server refuses, which names fewer records than `exampleRequest`. */
export function acceptedRequest(route: Route, ids: RecordIds): ExampleRequest {
  const request = exampleRequest(route, ids);
  const confirmed = request.body && 'confirmedLowEnergy' in request.body && { confirmedLowEnergy: anyLowEnergyOf(ids) };
  const body = Object.entries({ ...request.body, ...acceptedFields[route.endpoint], ...confirmed });
  return request.body
    ? { ...request, body: Object.fromEntries(body.filter(([, value]) => value !== undefined)) }
    : request;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPgL8sDAAGLAPRp2A2cAAAAAElFTkSuQmCC',
  'base64',
);
const picture = { name: 'file', fileName: 'a.png', content: png };

/** The content of a file that the route reads: measurements, completed workouts, clients or the exercises of a program. */
function tableFor({ endpoint }: Route): string {
  if (endpoint.includes('/clients/import/')) return 'Nome;E-mail\nAda Prova;ada@example.com';
  if (endpoint.includes('/metrics/')) return 'Data;Peso (kg)\n2026-09-01;72,5';
  if (endpoint.includes('/completed-workouts/'))
    return 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-09-01 10:00:00,Spinta,Squat,1,60,8';
  return 'Esercizio;Serie;Rip\nSquat;4;8';
}

/** Sends the request with the token; routes with an upload get a picture or a table. */
export async function sendExample(
  { app }: TestServer,
  route: Route,
  { path, query, body }: ExampleRequest,
  token: string | undefined,
  idempotencyKey?: string,
): Promise<LightMyRequestResponse> {
  const method = methodOf(route);
  const url = `/api${path}`;
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { [idempotencyHeader]: idempotencyKey } : {}),
  };
  if (route.upload || route.transientUpload) {
    const fields = Object.entries(body ?? {}).map(([name, value]) => ({ name, content: textOf(value) }));
    const table = { name: 'file', fileName: 'a.csv', content: Buffer.from(tableFor(route)) };
    const form = multipart([...fields, route.upload ? picture : table]);
    return app.inject({ method, url, payload: form.payload, headers: { ...headers, ...form.headers } });
  }
  const payload = body && method !== 'GET' ? { payload: body } : {};
  return app.inject({ method, url, query, headers, ...payload });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
