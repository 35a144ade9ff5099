import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { safeName } from '#shell/server/files/file-name.ts';
import type { ZipEntry } from '#shell/server/files/zip.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import type { ExportOptions } from '../../contract/export.ts';
import type { MessageRow } from '../store/messages.ts';
import { filePathOf } from './file-path.ts';
import { htmlOf } from './html.ts';
import { jsonOf } from './json.ts';

export interface Archive {
  scope: Pick<Scope, 'language' | 'caller' | 'streamStoredFile'>;
  /** The other side of the conversation. */
  title: string;
  options: ExportOptions;
  /** The messages from the first one on; called for each pass. */
  pages: () => AsyncIterable<readonly MessageRow[]>;
}

export function archiveName({ scope, title }: Archive): string {
  const t = textsIn(scope.language);
  return `${safeName(t('chats:export.name', { title }))} ${todayIn(scope.caller.timeZone)}.zip`;
}

/** The page, the data, then the files. A file that is deleted while the archive is read is left out. */
export async function* entriesOf({ scope, title, options, pages }: Archive): AsyncGenerator<ZipEntry> {
  const { language, caller, streamStoredFile } = scope;
  const t = textsIn(language);
  const { timeZone } = caller;
  const changedAt = new Date();
  const name = t('chats:export.name', { title });
  const lines = [periodText(), t('chats:export.made', { day: dayText(todayIn(timeZone)), zone: timeZone })];
  if (options.hasNotes) lines.push(t('chats:export.withNotes'));
  const header = { title: name, lines, language, timeZone, t };
  yield { path: `${t('chats:export.page')}.html`, changedAt, content: htmlOf(pages(), header) };
  yield { path: 'messages.json', changedAt, content: jsonOf(pages(), header) };
  for await (const page of pages())
    for (const message of page) {
      const content = message.storageKey && (await streamStoredFile(message.storageKey));
      if (content) yield { path: filePathOf(message), changedAt: new Date(message.createdAt), content };
    }

  function periodText(): string {
    const { from, until } = options;
    if (from && until) return t('chats:export.between', { from: dayText(from), until: dayText(until) });
    if (from) return t('chats:export.since', { from: dayText(from) });
    return until ? t('chats:export.upTo', { until: dayText(until) }) : t('chats:export.all');
  }

  function dayText(day: string): string {
    const locale = language === 'it' ? 'it-IT' : 'en-GB';
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  }
}
