import { beforeAll, describe, expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { methodOf, pathOf, type Route } from '#shell/common/route.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { recordOf } from './records.ts';
import { exampleRequest, sendExample } from './route-examples.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio, trainingSchoolToken } from './studio.ts';

const routes = areas.flatMap((area) => area.routes.map(({ route }) => route));

let server: TestServer;
let studio: TestStudio;
let other: TestStudio;
/** The studio that is asked by its own people. It is replaced when a route has deleted what the next one needs. */
let own: TestStudio;
/** Sessions of those who ask the routes that only read. Each route that writes gets new ones, because one logs out. */
let readers: Stranger[];
/** The rows of `studio` before the routes are walked. */
let fingerprints: Record<string, string>;

beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server, 'Studio Riservato');
  other = await openTestStudio(server, 'Studio Vicino');
  own = await openTestStudio(server, 'Studio Proprio');
  readers = await openStrangers();
  fingerprints = await fingerprintsOf(server, studio.accountId);
});

/**
 * Routes that accept an id that is not stored yet, as that of another account is to the caller: the deletion of a workout may arrive before
 * the workout, which a phone began without a connection. The area itself tests that the id of another client of the account is refused.
 */
const acceptsUnknown = new Set(['DELETE /my/free-workouts/:freeWorkoutId']);

test('there are routes to walk', () => {
  expect(routes.length).toBeGreaterThan(50);
});

describe.each(routes.map((route) => ({ endpoint: route.endpoint, route })))('$endpoint', ({ route }) => {
  test('tells strangers nothing and lets them change nothing', async () => {
    const request = exampleRequest(route, studio.ids);
    const isPersonal = request.nouns.some((noun) => studio.personalNouns.has(noun));
    // Collaborators share the records that are not personal; a client may read those of their own program at `/my/...`.
    const isOpenTo = ({ role }: Stranger) => role === 'collaborator' || (role === 'client' && isOfCaller(route));

    const strangers = isRead(route) ? readers : await openStrangers();
    for (const stranger of route.permission === 'public' ? strangers.slice(0, 1) : strangers) {
      if (isOpenTo(stranger) && !isPersonal) continue;
      if (stranger.role === 'client' && acceptsUnknown.has(route.endpoint)) continue;
      const reply = await sendExample(server, route, request, stranger.token);
      const label = `${stranger.name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
      const names = request.nouns.length > 0 && !acceptsUnknown.has(route.endpoint);
      const mustRefuse = route.permission !== 'public' && (!stranger.token || names);
      if (mustRefuse) expect([403, 404], label).toContain(reply.statusCode);
      expect(reply.statusCode, label).toBeLessThan(500);
      expect(leaks(reply.body, stranger.role), label).toEqual([]);
    }
    // A route that reads and yet changes something fails at the next one that writes, or in the last test.
    if (!isRead(route)) expect(await fingerprintsOf(server, studio.accountId)).toEqual(fingerprints);
  });

  test.skipIf(route.permission === 'public')('answers whom it belongs to, so a refusal means something', async () => {
    if (await isAccepted(route, own)) return;
    own = await openTestStudio(server, 'Studio Proprio');
    const needsOther = route.permission === 'super admin' || route.permission === 'training school';
    expect((await isAccepted(route, own)) || needsOther).toBe(true);
  });
});

test('all routes together have changed nothing', async () => {
  expect(await fingerprintsOf(server, studio.accountId)).toEqual(fingerprints);
});

/** Whether the admin or the client of the studio is not refused. */
async function isAccepted(route: Route, { ids, admin, client }: TestStudio): Promise<boolean> {
  const request = exampleRequest(route, ids);
  const replies = await Promise.all([admin, client].map((token) => sendExample(server, route, request, token)));
  return replies.some(({ statusCode }) => ![401, 403, 404].includes(statusCode));
}

function isRead(route: Route): boolean {
  return methodOf(route) === 'GET';
}

interface Stranger {
  name: string;
  token: string | undefined;
  /** Role of the user in the account that owns the requested records; `none` for a user of another account. */
  role: 'none' | 'collaborator' | 'client';
}

/** Everybody has own notifications and settings of them, at one address for all roles. */
function isOfCaller(route: Route): boolean {
  return /^\/(my|notifications)\//.test(pathOf(route));
}

/** Starts a session for each kind of user whom the records of `studio` do not belong to; the first has none. */
async function openStrangers(): Promise<Stranger[]> {
  return [
    { name: 'nobody', token: undefined, role: 'none' },
    { name: 'the admin of another account', token: await other.login('admin'), role: 'none' },
    { name: 'a client of another account', token: await other.login('client'), role: 'none' },
    { name: 'a training-school user', token: await trainingSchoolToken(server), role: 'none' },
    { name: 'a coach who does not look after the client', token: await studio.login('coach'), role: 'collaborator' },
    { name: 'another client of the account', token: await studio.login('otherClient'), role: 'client' },
  ];
}

/**
 * Returns the secrets that the body contains: name and ids of the studio for a user of another account, all ids for a
 * client of the account, ids of personal records for a collaborator.
 */
function leaks(body: string, role: Stranger['role']): string[] {
  const { ids, personalNouns } = studio;
  const nouns = role === 'collaborator' ? [...personalNouns] : Object.keys(ids);
  const secrets = [...nouns.map((noun) => recordOf(ids, noun)), ...(role === 'none' ? ['Studio Riservato'] : [])];
  return secrets.filter((secret) => body.includes(secret));
}
