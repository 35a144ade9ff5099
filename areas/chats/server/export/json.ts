import type { TFunction } from 'i18next';
import type { MessageRow } from '../store/messages.ts';
import { filePathOf } from './file-path.ts';
import { senderOf } from './html.ts';

interface JsonHeader {
  title: string;
  timeZone: string;
  t: TFunction;
}

/** The messages for another program. Times are in UTC; `timeZone` is that of the account. */
export async function* jsonOf(
  pages: AsyncIterable<readonly MessageRow[]>,
  { title, timeZone, t }: JsonHeader,
): AsyncGenerator<Buffer> {
  const head = JSON.stringify({ title, timeZone, exportedAt: new Date().toISOString() });
  yield Buffer.from(`${head.slice(0, -1)},"messages":[`);
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield Buffer.from(separator + page.map((message) => JSON.stringify(messageRecord(message, t))).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from('\n]}\n');
}

/** A message as archives contain it. */
export function messageRecord(message: MessageRow, t: TFunction) {
  const { seq, createdAt, type, message: text, storageKey, filename, voice, referenceLabel, deletedAt } = message;
  return {
    number: seq,
    sentAt: createdAt,
    sender: senderOf(message, t),
    type,
    text,
    file: storageKey && filePathOf(message),
    filename,
    durationSeconds: voice && voice.durationMs / 1000,
    about: referenceLabel,
    isAutomatic: message.isAutomatic,
    isNote: message.isInternal,
    deletedAt,
  };
}
