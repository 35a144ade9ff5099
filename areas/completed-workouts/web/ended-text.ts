import { formatDate } from '#shell/web/texts/formats.ts';
import type { CurrentProgram } from '../contract/today.ts';
import type { Texts } from './text.ts';

/** When a program ended, whether that was before the end of its weeks, and how many of its workouts were done, if that is known. */
export function endedText(t: Texts, { title, endsOn, isShortened, workouts }: CurrentProgram): string {
  const when = t(isShortened ? 'ended.early' : 'ended.on', { title, date: formatDate(endsOn) });
  return workouts ? `${when} ${t('ended.done', { done: workouts.done, planned: workouts.planned })}` : when;
}
