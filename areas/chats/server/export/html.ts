import type { TFunction } from 'i18next';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import { escapeHtml } from '#shell/server/texts/escape-html.ts';
import type { MessageRow } from '../store/messages.ts';
import { filePathOf } from './file-path.ts';

export interface PageHeader {
  title: string;
  /** Sentences about the archive: its period, its time zone, who made it. */
  lines: readonly string[];
  language: Language;
  timeZone: string;
  t: TFunction;
}

type Pages = AsyncIterable<readonly MessageRow[]>;

/** The messages as a page that a browser opens without a network; its files are in the same archive. */
export async function* htmlOf(pages: Pages, header: PageHeader): AsyncGenerator<Buffer> {
  const { title, lines, language } = header;
  yield Buffer.from(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><header><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</header><main>`);
  const write = messageWriter(header);
  for await (const page of pages) yield Buffer.from(page.map(write).join(''));
  yield Buffer.from('</main></body></html>\n');
}

/** Writes one message after the other, with a heading for each day on the clock of the account. */
function messageWriter({ language, timeZone, t }: PageHeader): (message: MessageRow) => string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  let shownDay = '';
  return (message) => {
    const sentAt = new Date(message.createdAt);
    const day = plainDateInZone(message.createdAt, timeZone);
    const heading = day === shownDay ? '' : `<h2>${escapeHtml(days.format(sentAt))}</h2>`;
    shownDay = day;
    const note = message.isInternal ? ` · ${t('chats:messages.note')}` : '';
    const kind = message.isInternal ? ' class="note"' : '';
    return `${heading}<article id="m${message.seq}"${kind}><p class="head"><b>${escapeHtml(senderOf(message, t))}</b> <time datetime="${message.createdAt}">${times.format(sentAt)}</time>${escapeHtml(note)}</p>${contentOf(message, t)}</article>\n`;
  };
}

/** The author; for a message without one what wrote it. */
export function senderOf({ sender, isAutomatic }: MessageRow, t: TFunction): string {
  return sender?.name || t(isAutomatic ? 'chats:messages.automatic' : 'chats:messages.system');
}

function contentOf(message: MessageRow, t: TFunction): string {
  if (message.deletedAt !== null) return `<p class="deleted">${escapeHtml(t('chats:messages.deleted'))}</p>`;
  const reference = message.referenceLabel && `<p class="about">${escapeHtml(message.referenceLabel)}</p>`;
  const text = message.message && `<p class="text">${escapeHtml(message.message)}</p>`;
  return `${reference ?? ''}${message.storageKey ? fileOf(message, t) : ''}${text}`;
}

function fileOf(message: MessageRow, t: TFunction): string {
  const { type, filename, voice } = message;
  const href = escapeHtml(filePathOf(message).split('/').map(encodeURIComponent).join('/'));
  const name = escapeHtml(filename ?? '');
  if (type === 'image') return `<p><a href="${href}"><img src="${href}" alt="${name}" loading="lazy"></a></p>`;
  if (type === 'video') return `<p><video src="${href}" controls preload="none"></video></p>`;
  if (!voice) return `<p><a href="${href}" download>${name}</a></p>`;
  const label = escapeHtml(t('chats:messages.voice', { duration: formatDuration(voice.durationMs / 1000) }));
  return `<p><a href="${href}">${label}</a><br><audio src="${href}" controls preload="none"></audio></p>`;
}

const style = `
:root{color-scheme:light dark}
body{max-width:720px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:light-dark(#1f2933,#e6e8ea);background:light-dark(#fff,#16181a)}
header{padding-bottom:12px;border-bottom:1px solid #8884}
h1{margin:0 0 8px;font-size:24px}
header p,.head{margin:0;font-size:14px;color:light-dark(#52606d,#a3adb8)}
h2{margin:32px 0 8px;font-size:15px}
article{margin:0 0 14px;overflow-wrap:anywhere}
article.note{padding:8px 12px;border:1px dashed #b38600;border-radius:8px}
.head b{color:light-dark(#1f2933,#e6e8ea)}
.text{margin:0;white-space:pre-wrap}
.about{margin:0;font-size:14px;font-weight:600}
.deleted{margin:0;font-style:italic;color:light-dark(#52606d,#a3adb8)}
article p{margin-block:2px}
img,video{max-width:100%;max-height:360px;border-radius:8px}
audio{max-width:100%}
@media print{article{break-inside:avoid}}`;
