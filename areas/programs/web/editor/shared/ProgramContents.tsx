import { useTexts } from '#shell/web/texts/texts.ts';
import type { Week } from '../../../contract/document.ts';
import { WeekContents } from '../../import/from-program/WeekContents.tsx';

/** The weeks of a version to read. */
export function ProgramContents({ weeks }: { weeks: readonly Week[] }) {
  const t = useTexts('programs');
  return weeks.map((week) => (
    <section key={week.id}>
      <strong>{t('week.short', { number: week.weekNumber })}</strong>
      <WeekContents week={week} />
    </section>
  ));
}
