import type { TestServer } from '#database/testing/server.ts';
import type { ImportedRow, ImportPreview } from '../../../contract/import.ts';

interface Sender {
  server: TestServer;
  token: string;
}

/** Uploads a file as the web app does. */
export async function sendFile({ server, token }: Sender, content: Uint8Array, name = 'programma.csv') {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/programs/import/file',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
  });
  const { code, message, data } = reply.json();
  return { status: reply.statusCode, code, message, preview: data?.preview as ImportPreview };
}

export function rowsIn({ weeks }: ImportPreview): ImportedRow[] {
  return weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ rows }) => rows)));
}
