import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { OtherCare } from '../../contract/other-care.ts';
import classes from './Today.module.css';

/** The meals of today of a client who has a meal plan, each with what was reported; a tap opens it. A day without meals says so. */
export function TodayMeals({ meals }: { meals: NonNullable<OtherCare['meals']> }) {
  const t = useTexts('completed-workouts');
  return (
    <Section title={t('today.meals')} flush>
      <ul className={classes['list']}>
        {meals.length === 0 && (
          <li className={classes['row']}>
            <span className={classes['content']}>{t('today.noMeals')}</span>
          </li>
        )}
        {meals.map(({ id, title, time, report }) => (
          <li key={id}>
            <Link to="/my/nutrition" hash={id} className={classes['row']}>
              <span className={classes['content']}>
                <strong>{title}</strong>
                {time && <span>{time}</span>}
              </span>
              {report && <StateBadge tone={report.tone}>{report.label}</StateBadge>}
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li className={classes['row']}>
          <Link to="/my/nutrition" className={classes['link']}>
            {t('today.toMeals')}
          </Link>
        </li>
      </ul>
    </Section>
  );
}
