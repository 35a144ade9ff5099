import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { programPdfRoutes } from '../contract/pdf.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('the PDF of a copy is in the language of the client, unless another is chosen; that of a template in the language of the coach', async () => {
  await server.owner.query(
    `update users set locale = 'en' where id = (select user_id from memberships join clients
       on clients.membership_id = memberships.id where clients.id = $1)`,
    [studio.ids['clients']],
  );
  const languageOf = async (id = '', chosen?: 'it') =>
    (await server.ask(programPdfRoutes.pdf, { id, page: 1, language: chosen }, studio.admin, 'it')).data.language;
  const copyId = studio.ids['client-programs'];

  expect([await languageOf(copyId), await languageOf(copyId, 'it')]).toEqual(['en', 'it']);
  expect(await languageOf(studio.ids['programs'])).toBe('it');
});
