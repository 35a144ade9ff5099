import { Readable } from 'node:stream';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { TestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { type PhotoSet, photoRoutes } from '../../contract.ts';

interface Sent {
  token?: string;
  content?: Buffer;
  fields?: Record<string, string>;
  /** Runs while the request arrives, after its first half. */
  meanwhile?: () => void;
}

/** What the tests of photos do in a studio, as its client unless another token is given. */
export function photosIn(server: TestServer, studio: TestStudio) {
  const clientId = studio.ids['clients'] ?? '';
  const small = pngOfZeros({ width: 30, height: 40, bitDepth: 8 });
  const addressOf = (isOwn: boolean) => (isOwn ? '/api/my/progress-photos' : `/api/clients/${clientId}/progress`);

  return {
    clientId,
    today: todayIn('Europe/Rome'),
    decide: (purpose: 'photos' | 'advertising' | 'health_data', isGiven: boolean) =>
      server.ask(consentRoutes.decideConsent, { purpose, isGiven }, studio.client),
    listOf: async () => (await server.ask(photoRoutes.list.own, {}, studio.client)).data.progresses,
    listOfClient: (token = studio.admin) => server.ask(photoRoutes.list.client, { clientId }, token),
    imageUrl: ({ progress, photoId }: { progress: PhotoSet; photoId: string }, size: string, isOwn = true) =>
      `${addressOf(isOwn)}/${progress.id}/photos/${photoId}/image?size=${size}`,
    read: (
      url: string,
      token: string | undefined,
      { method = 'GET', range }: { method?: 'GET' | 'HEAD'; range?: string } = {},
    ) =>
      server.app.inject({
        method,
        url,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...(range && { range }) },
      }),
    async add({ token = studio.client, content = small, fields = {}, meanwhile }: Sent = {}) {
      const values = { photoId: newId(), taken_on: todayIn('Europe/Rome'), pose: 'front', ...fields };
      const parts = Object.entries(values).map(([name, value]) => ({ name, content: value }));
      const { headers, payload } = multipart([...parts, { name: 'file', content }]);
      const isClient = token === studio.client || token === studio.otherClient;
      const reply = await server.app.inject({
        method: 'POST',
        url: addressOf(isClient),
        headers: { ...headers, authorization: `Bearer ${token}`, 'accept-language': 'en' },
        payload: meanwhile ? Readable.from(inHalves(payload, meanwhile)) : payload,
      });
      const { data, code, errors } = reply.json();
      return { status: reply.statusCode, progress: data?.progress as PhotoSet, code, errors, ...values };
    },
  };
}

async function* inHalves(payload: Buffer, meanwhile: () => void): AsyncGenerator<Buffer> {
  const half = payload.length >> 1;
  yield payload.subarray(0, half);
  // The server reads the first half before the time changes.
  await new Promise((resolve) => setTimeout(resolve, 50));
  meanwhile();
  yield payload.subarray(half);
}
