/** Chats put marks of the writing direction before the stamp. */
const marks = String.raw`[\u200e\u200f\u202a-\u202e\ufeff]*`;
const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]?[ap]\.?[\s\u202f]?m\.?)?`;
const moment = String.raw`${date},?[\s\u202f]+${time}`;
const sender = String.raw`[^:\n]{1,60}:(?:\s|$)`;
/** `[24/11/26, 21:14:40] Marta: `, as iPhones export and copy it. */
const bracketed = new RegExp(String.raw`^${marks}\[${moment}\]\s*${marks}(?:~\s?)?${sender}\s*`, 'iu');
/** `24/11/26, 21:14 - Marta: `, as Android exports it. */
const dashed = new RegExp(String.raw`^${marks}${moment}\s+[-–]\s+(?:~\s?)?${sender}\s*`, 'iu');
/** What the chat itself says at its begin, without a sender. */
const ofChat = new RegExp(
  String.raw`^${marks}\[?${moment}\]?\s+(?:[-–]\s+)?[^:]*(?:crittograf|end-to-end|encrypted).*$`,
  'iu',
);
/** `*bold*`, `_italic_` and `~struck out~` around whole words; not the stars of a list or of `3*10`. */
const emphasis = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)([^*_~\n]*[^\s*_~])\1(?![\p{L}\p{N}*_~])/gu;
const notices =
  /^(?:<(?:media omessi|media omitted|allegato|attached)[^>]*>|(?:messaggio eliminato|this message was deleted)\.?)$/iu;

/**
 * Removes the date and the sender before the messages of a chat, `[24/11/26, 21:14:40] Marta: `, and the marks of bold and italic
 * words. The number of lines stays. A text without stamps is returned unchanged.
 */
export function withoutChatStamps(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => bracketed.test(line) || dashed.test(line))) return text;
  return lines
    .map((line) => line.replace(ofChat, '').replace(bracketed, '').replace(dashed, ''))
    .map((line) => (notices.test(line.trim()) ? '' : line.replaceAll(emphasis, '$2')))
    .join('\n');
}
