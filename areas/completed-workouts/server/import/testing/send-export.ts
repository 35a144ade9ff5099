import type { TestServer } from '#database/testing/server.ts';
import type { HistoryPreview, ImportResult } from '../../../contract/import.ts';

interface Sending {
  server: TestServer;
  token: string;
  /** The client of the imported history; without it, the sender's own. */
  clientId?: string;
}

/** Sends an export as the web app does: as an import when `fields` has `choices`, otherwise as a preview. */
export async function sendExport(
  { server, token, clientId }: Sending,
  content: Uint8Array | string,
  fields: Record<string, unknown> = {},
) {
  const head = Object.entries(fields).map(([name, value]) => part(name, asText(value)));
  const file = '--edge\r\ncontent-disposition: form-data; name="file"; filename="strong.csv"\r\n\r\n';
  const of = clientId ? `clients/${clientId}` : 'my';
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/${of}/completed-workouts/import${'choices' in fields ? '' : '/preview'}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head.join('') + file), Buffer.from(content), Buffer.from('\r\n--edge--\r\n')]),
  });
  const { code, message, data } = reply.json();
  const answered = data as { preview: HistoryPreview; imported: ImportResult } | undefined;
  return { status: reply.statusCode, code, message, ...answered };
}

function part(name: string, text: string): string {
  return `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Maps each exercise of a preview to its first candidate; exercises without a candidate are skipped. */
export function firstChoices({ exercises }: HistoryPreview): Record<string, unknown> {
  return Object.fromEntries(
    exercises.map(({ name, candidates: [first] }) => [
      name,
      first ? { kind: 'exercise', id: first.id } : { kind: 'skip' },
    ]),
  );
}
