import type { TFunction } from 'i18next';
import { formatDuration } from '#shell/common/numbers.ts';
import type { Message } from '../../contract.ts';

/** A message as one line: the kind of its picture, video or voice note and its text, or else the name of its file. */
export function messageText(message: Message, t: TFunction<'chats'>): string {
  const { message: text, filename, deletedAt, namesSymptom } = message;
  if (deletedAt !== null) return t(namesSymptom ? 'messages.deletedSymptom' : 'messages.deleted');
  return [kindText(message, t), text].filter(Boolean).join(': ') || filename || t('messages.file');
}

function kindText({ type, voice }: Message, t: TFunction<'chats'>): string | undefined {
  if (type === 'image') return t('messages.photo');
  if (type === 'video') return t('messages.video');
  return voice ? t('messages.voice', { duration: formatDuration(voice.durationMs / 1000) }) : undefined;
}
