import type { TFunction } from 'i18next';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import type { Notice } from '../contract.ts';

/** Day and time of the publication on the clock of the reader: `20 nov 2026, 18:30`; null for a draft. */
export function publicationText({ publishAt }: Notice, t: TFunction<'notices'>): string | null {
  return publishAt && t('at', { date: formatDate(publishAt), time: formatTime(publishAt) });
}

/** The names of the types and groups: `Online, Corso del martedì`; for a collaborator's notice with the name of the author. */
export function audienceText({ audience, author, clientTypes, groups }: Notice, t: TFunction<'notices'>): string {
  if (audience === 'all') return author ? t('audience.followedBy', { name: author }) : t('audience.all');
  const chosen = [...clientTypes, ...groups].map(({ name }) => name).join(', ');
  if (!chosen) return t('audience.nobody');
  return author ? t('audience.chosenFollowedBy', { chosen, name: author }) : chosen;
}

/** Number of readers among the recipients who can read it: `12 di 28`; null before the publication. */
export function readersText({ status, readers, registered }: Notice, t: TFunction<'notices'>): string | null {
  return status === 'published' || status === 'expired' ? t('readOf', { readers, recipients: registered }) : null;
}
