import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import type { ClientFile } from '#areas/client-files/contract.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { mealRoutes } from '#areas/meals/contract.ts';
import { mediaRoutes } from '#areas/media/contract.ts';
import { photoRoutes, photoSizes } from '#areas/progress/contract.ts';
import { photosIn } from '#areas/progress/server/testing/photos-in.ts';
import { type CheckInFile, ownCheckInRoutes } from '#areas/surveys/contract/check-ins.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { newId } from '#shell/common/ids.ts';
import { multipart } from './multipart.ts';
import { pngOfZeros } from './png.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

let server: TestServer;
let studio: TestStudio;
let photos: ReturnType<typeof photosIn>;
/** Every address of the bytes of a photo, a file, a file of a check-in, a picture of a set, of a meal and of Media, for the client and for professionals. */
let addresses: { own: string[]; client: string[] };

const fileContent = Buffer.from('%PDF-1.7 riservato');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  photos = photosIn(server, studio);
  await photos.decide('photos', true);
  const photo = await photos.add();
  const file = await giveFile();
  const version = `${file.id}/versions/${file.versions[0]?.id}`;
  const checkInId = studio.ids['check-ins'] ?? '';
  const checkInFile = await giveCheckInPicture(checkInId);
  const workoutId = studio.ids['completed-workouts'] ?? '';
  const [setPicture, mealPicture] = [await giveSetPicture(workoutId), await giveMealPicture()];
  const addressesOf = (isOwn: boolean) => {
    const start = `/api/${isOwn ? 'my' : `clients/${photos.clientId}`}`;
    const checkIn = `${start}/${isOwn ? 'check-ins' : 'survey-answers'}/${checkInId}`;
    return [
      ...photoSizes.map((size) => photos.imageUrl(photo, size, isOwn)),
      `${start}/client-files/${version}`,
      ...['full', 'small'].flatMap((size) => [
        `${checkIn}/files/${checkInFile}?size=${size}`,
        `${start}/completed-workouts/${workoutId}/media/${setPicture}?size=${size}`,
        `${start}/diet/entries/${studio.ids['meal-entries']}/pictures/${mealPicture}?size=${size}`,
      ]),
    ];
  };
  const medium = `/api/clients/${photos.clientId}/media/meal/${mealPicture}/thumbnail`;
  addresses = { own: addressesOf(true), client: [...addressesOf(false), medium] };
});

/** Uploads a file as the client. */
async function give<Reply>(
  url: string,
  fields: Record<string, string>,
  content: Buffer,
  fileName?: string,
): Promise<Reply> {
  const file = { name: 'file', content, ...(fileName && { fileName }) };
  const sent = Object.entries(fields).map(([name, text]) => ({ name, content: text }));
  const { headers, payload } = multipart([...sent, file]);
  const authorization = `Bearer ${studio.client}`;
  const reply = await server.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
  return reply.json().data;
}

const picture = () => pngOfZeros({ width: 30, height: 40, bitDepth: 8 });

async function giveFile(): Promise<ClientFile> {
  const given = give<{ file: ClientFile }>('/api/my/client-files', { versionId: newId() }, fileContent, 'Esami.pdf');
  return (await given).file;
}

async function giveCheckInPicture(checkInId: string): Promise<string> {
  const given = give<{ file: CheckInFile }>(`/api/my/check-ins/${checkInId}/files`, { fileId: newId() }, picture());
  const { id, hasThumbnail } = (await given).file;
  expect(hasThumbnail).toBe(true);
  return id;
}

async function giveSetPicture(workoutId: string): Promise<string> {
  const url = `/api/my/completed-workouts/${workoutId}/media/${newId()}`;
  const set = { rowId: studio.ids['prescribed-rows'] ?? '', setNumber: '2' };
  return (await give<{ medium: { id: string } }>(url, set, picture())).medium.id;
}

async function giveMealPicture(): Promise<string> {
  const url = `/api/my/diet/entries/${studio.ids['meal-entries']}/pictures`;
  return (await give<{ picture: { id: string } }>(url, { pictureId: newId() }, picture())).picture.id;
}

const requests = [{}, { method: 'HEAD' as const }, { range: 'bytes=0-20' }];

/** Expects that none of the addresses gives the token any byte of a photo, a picture or a file. */
async function expectRefused(urls: readonly string[], token: string | undefined, who: string): Promise<void> {
  for (const url of urls)
    for (const request of requests) {
      const reply = await photos.read(url, token, request);
      expect([401, 403, 404], `${who}: ${url} ${reply.statusCode}`).toContain(reply.statusCode);
      for (const bytes of ['WEBP', 'riservato']) expect(reply.rawPayload.includes(bytes), `${who}: ${url}`).toBe(false);
    }
}

async function expectRead(urls: readonly string[], token: string): Promise<void> {
  for (const url of urls) {
    const reply = await photos.read(url, token);
    expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([200, 'private, no-store']);
    expect(reply.rawPayload.includes('WEBP') || reply.rawPayload.includes('riservato')).toBe(true);
  }
}

test('photos and files are read by the client and by the professionals who see them, by nobody else, and no cache stores them', async () => {
  const neighbour = await openTestStudio(server, 'Studio Vicino');
  const strangers = {
    guest: undefined,
    otherClient: studio.otherClient,
    coachOfOthers: studio.coach,
    otherAdmin: neighbour.admin,
    clientOfOther: neighbour.client,
  };

  await expectRead(addresses.own, studio.client);
  await expectRead(addresses.client, studio.admin);
  for (const [who, token] of Object.entries(strangers))
    await expectRefused([...addresses.own, ...addresses.client], token, who);
});

test('after the logout the token reads none of them', async () => {
  for (const token of [studio.client, studio.admin]) await server.ask(accountRoutes.logout, {}, token);

  await expectRefused(addresses.own, studio.client, 'client');
  await expectRefused(addresses.client, studio.admin, 'admin');
});

test('after the consents are withdrawn professionals read none of them, and the client still reads all', async () => {
  await photos.decide('health_data', false);

  await expectRefused(addresses.client, studio.admin, 'admin');
  await expectRead(addresses.own, studio.client);
});

test('once the client is in the care of somebody else, the coach reads none of them', async () => {
  const ofCoach = addresses.client.filter((address) => !/\/media\/meal\/|\/diet\//.test(address));
  const text = `insert into client_collaborators (account_id, client_id, kind, membership_id)
    select $1, $2, 'training', id from memberships where account_id = $1 and role = 'coach' limit 1
    on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`;
  await server.owner.query(text, [studio.accountId, photos.clientId]);
  await expectRead(ofCoach, studio.coach);
  await expectRefused(
    addresses.client.filter((address) => !ofCoach.includes(address)),
    studio.coach,
    'coach without nutrition',
  );

  await server.owner.query('delete from client_collaborators where client_id = $1', [photos.clientId]);

  await expectRefused(addresses.client, studio.coach, 'coach');
});

test('lists contain no address of any file, and those of check-ins and media are for who sees the client', async () => {
  const { clientId } = photos;
  const list = await photos.listOfClient();
  const media = (token: string) => server.ask(mediaRoutes.list, { clientId }, token);
  const answer = { clientId, id: studio.ids['survey-answers'] ?? '' };
  const answerFor = (token: string) => server.ask(reviewRoutes.get, answer, token);

  const checkIns = [
    await server.ask(ownCheckInRoutes.list, {}, studio.client),
    await server.ask(ownCheckInRoutes.get, { checkInId: answer.id }, studio.client),
  ];
  const responses = [
    list,
    await server.ask(photoRoutes.poses.own, {}, studio.client),
    await media(studio.admin),
    await answerFor(studio.admin),
    ...checkIns,
    ...(await withPictures()),
  ];
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(JSON.stringify(responses)).not.toContain('/api/files/');
  for (const { origin, hasThumbnail } of (await media(studio.admin)).data.media)
    if (origin === 'photos' || origin === 'files') expect(hasThumbnail).toBe(false);
  expect((await answerFor(studio.admin)).data.surveyAnswer.files).toHaveLength(2);
  for (const token of [studio.coach, studio.client, studio.otherClient]) {
    expect([403, 404]).toContain((await media(token)).status);
    expect([403, 404]).toContain((await answerFor(token)).status);
  }
  await photos.decide('photos', false);
  expect((await answerFor(studio.admin)).data.surveyAnswer.files).toEqual([]);
  const ofCheckIn = addresses.client.filter((address) => address.includes('/survey-answers/'));
  await expectRefused(ofCheckIn, studio.admin, 'admin without the consent to photos');
});

/** A workout with a picture of a set, and the days with one of a meal, as the client and a professional read them. */
async function withPictures() {
  const { clientId } = photos;
  const workout = { completedWorkoutId: studio.ids['completed-workouts'] ?? '' };
  const { rows } = await server.owner.query('select eaten_on::text as day from meal_entries where id = $1', [
    studio.ids['meal-entries'],
  ]);
  const days = { from: rows[0].day, until: rows[0].day };
  const responses = [
    await server.ask(clientWorkoutRoutes.detail.own, workout, studio.client),
    await server.ask(clientWorkoutRoutes.detail.client, { clientId, ...workout }, studio.admin),
    await server.ask(mealRoutes.days.own, days, studio.client),
    await server.ask(mealRoutes.days.client, { clientId, ...days }, studio.admin),
  ] as const;
  expect(responses[1].data.completedWorkout.media.length).toBeGreaterThan(0);
  expect(responses[3].data.diet.entries.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(0);
  return responses;
}
