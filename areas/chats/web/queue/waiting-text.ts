import type { TFunction } from 'i18next';

/** How long a client has waited: `25 minuti`, `3 ore`, `2 giorni`. */
export function waitingText(since: string, t: TFunction<'chats'>): string {
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(since)) / 60_000));
  if (minutes < 60) return t('queue.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('queue.hours', { count: hours }) : t('queue.days', { count: Math.floor(hours / 24) });
}
