import sharp from 'sharp';
import { expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { multipart } from '#database/testing/multipart.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';

const server = await openTestServer();

test('a picture of a meal is stored once the client has said yes to photos: no answer is none', async () => {
  const { client, ids } = await openTestStudio(server);
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
  const add = async () => {
    const { headers, payload } = multipart([
      { name: 'pictureId', content: newId() },
      { name: 'file', content: picture },
    ]);
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/my/diet/entries/${ids['meal-entries']}/pictures`,
      headers: { ...headers, authorization: `Bearer ${client}` },
      payload,
    });
    return { status: reply.statusCode, code: reply.json().code };
  };
  const decide = (isGiven: boolean) => server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven }, client);

  expect(await add()).toEqual({ status: 422, code: 'own_photos_not_given' });
  await decide(false);
  expect(await add()).toEqual({ status: 403, code: 'own_photos_withdrawn' });
  await decide(true);
  expect((await add()).status).toBe(200);
});
