import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { OtherCare } from '../../contract/training.ts';
import classes from './Today.module.css';

/** The meals of today of a client who has a meal plan. */
export function TodayMeals({ meals }: { meals: NonNullable<OtherCare['meals']> }) {
  const t = useTexts('completed-workouts');
  return (
    <Section title={t('today.meals')} flush>
      <ul className={classes['list']}>
        {meals.map(({ id, title, time }) => (
          <li key={id} className={classes['row']}>
            <strong>{title}</strong>
            {time}
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
