import { beforeAll, expect, test } from 'vitest';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { alimentRoutes } from '../contract/library.ts';
import { alimentDraft } from '../example.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const photo = pngOfZeros({ width: 1200, height: 900, bitDepth: 8 });

function send(id: string, content: Buffer, token = studio.admin) {
  const form = multipart([{ name: 'file', fileName: 'etichetta.png', content }]);
  const headers = { authorization: `Bearer ${token}`, ...form.headers };
  return server.app.inject({ method: 'POST', url: `/api/aliments/${id}/label`, payload: form.payload, headers });
}

test('the photo of a label is replaced and deleted; other files and foods of the library or of others are refused', async () => {
  const { aliment } = (await server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Con etichetta' }, studio.admin))
    .data;
  const other = await openTestStudio(server, 'Studio Vicino');
  const libraryId = '0199f2a4-5c00-7099-8000-000000000001';
  await server.owner.query(
    `insert into system_aliments (id, source, source_ref, name_it) values ($1, 'ciqual', 'etichetta', 'Di libreria')
    on conflict do nothing`,
    [libraryId],
  );

  const first = (await send(aliment.id, photo)).json().data.aliment.label;
  const second = (await send(aliment.id, photo)).json().data.aliment.label;
  const refused = await Promise.all([
    send(aliment.id, Buffer.from('%PDF-1.7')),
    send(libraryId, photo),
    send(aliment.id, photo, other.admin),
    send(aliment.id, photo, studio.client),
  ]);

  expect([first.kind, first.url === second.url]).toEqual(['image', false]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 403, 404, 403]);
  const stored = await server.app.inject({ method: 'GET', url: second.url });
  expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'image/webp']);
  const deleted = await server.ask(alimentRoutes.deleteLabel, { id: aliment.id }, studio.admin);
  expect(deleted.data.aliment.label).toBeNull();
});
