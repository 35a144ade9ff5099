import { formatDate } from '#shell/web/texts/formats.ts';
import type { CurrentProgram } from '../contract/today.ts';
import type { Texts } from './text.ts';

/** When a program ended, whether that was before the end of its weeks, and how many of its workouts were done, if that is known. */
export function endedText(t: Texts, { title, endsOn, isShortened, workouts }: CurrentProgram): string {
  const when = t(isShortened ? 'ended.early' : 'ended.on', { title, date: formatDate(endsOn) });
  return workouts ? `${when} ${doneText(t, workouts)}` : when;
}

/** How many workouts were done and interrupted: `Allenamenti fatti: 14 su 16, 2 interrotti.` */
export function doneText(
  t: Texts,
  { done, planned, interrupted = 0 }: NonNullable<CurrentProgram['workouts']>,
): string {
  if (interrupted === 0) return t('ended.done', { done, planned });
  return t('ended.doneAndInterrupted', { done, planned, count: interrupted });
}
