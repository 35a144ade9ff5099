import type { TFunction } from 'i18next';
import { formatDuration } from '#shell/common/numbers.ts';
import type { Message } from '../../contract.ts';

/** A message as one line: its text, or the kind and name of its file. */
export function messageText({ type, message, filename, voice, deletedAt }: Message, t: TFunction<'chats'>): string {
  if (deletedAt !== null) return t('messages.deleted');
  if (type === 'image') return t('messages.photo');
  if (type === 'video') return t('messages.video');
  if (voice) return t('messages.voice', { duration: formatDuration(voice.durationMs / 1000) });
  return message || filename || t('messages.file');
}
