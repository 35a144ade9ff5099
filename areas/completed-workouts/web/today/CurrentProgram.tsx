import { Progress } from '@mantine/core';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Today } from '../../contract/training.ts';
import classes from './Today.module.css';

interface CurrentProgramProps {
  program: NonNullable<Today['program']>;
  coachName: string;
}

export function CurrentProgram({ program, coachName }: CurrentProgramProps) {
  const t = useTexts('completed-workouts');
  const { title, startsOn, endsOn, weeks, currentWeek, note, state } = program;
  const tone = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh' } as const;

  return (
    <Section
      title={title}
      subtitle={t('today.dates', { from: formatDate(startsOn), to: formatDate(endsOn) })}
      actions={<StateBadge tone={tone[state]}>{t(`programStates.${state}`)}</StateBadge>}
    >
      <p className={classes['weeks']}>{t('today.weekOf', { week: currentWeek, weeks })}</p>
      <Progress
        value={(currentWeek / weeks) * 100}
        size={8}
        aria-label={t('today.weekOf', { week: currentWeek, weeks })}
      />
      {note && (
        <figure className={classes['note']}>
          <figcaption>{t('today.note', { name: coachName })}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
    </Section>
  );
}
