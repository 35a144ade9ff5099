import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CurrentProgram, Today } from '../../contract/today.ts';
import { endedText } from '../ended-text.ts';
import next from './NextWorkout.module.css';
import classes from './Today.module.css';
import { TodayMeals } from './TodayMeals.tsx';
import type { NutritionOfToday } from './nutrition-of-today.ts';

/** The chunk of Today names those that this file imports, so that what only a new client needs is imported from here. */
const Meanwhile = lazy(async () => ({ default: (await import('./Meanwhile.tsx')).Meanwhile }));

interface NoProgramProps {
  today: Today;
  Nutrition: NutritionOfToday;
  /** Shown below the meals. */
  children: ReactNode;
}

/** Shown when no program is running: the meals or targets of today, the program that has ended, or what a client who follows nothing yet can do meanwhile. */
export function NoProgram({ today, Nutrition, children }: NoProgramProps) {
  const t = useTexts('completed-workouts');
  const { otherCare, program } = today;
  const meals = otherCare?.meals && <TodayMeals meals={otherCare.meals} />;
  return (
    <>
      {otherCare && (
        <Suspense fallback={meals}>
          {otherCare.hasTargets && !otherCare.meals ? (
            <Nutrition showsTargets>
              <Link to="/my/macros" className={classes['link']}>
                {t('today.toTargets')}
              </Link>
            </Nutrition>
          ) : (
            <Nutrition>{meals}</Nutrition>
          )}
        </Suspense>
      )}
      {otherCare?.mealsFrom && <ComingMeals from={otherCare.mealsFrom} coachName={today.coachName} />}
      {children}
      <div className={classes['columns']}>
        {program && <EndedProgram program={program} coachName={today.coachName} />}
        {!program && !otherCare?.meals && <Welcome today={today} />}
      </div>
    </>
  );
}

function ComingMeals({ from, coachName }: { from: string; coachName: string }) {
  const t = useTexts('completed-workouts');
  return (
    <section className={next['card']} aria-label={t('today.mealPlan')}>
      <p className={next['kicker']}>{coachName}</p>
      <h2 className={next['title']}>{t('today.mealPlan')}</h2>
      <p className={next['details']}>{t('program.upcoming', { date: formatDate(from) })}</p>
      <div className={next['links']}>
        <Link to="/my/nutrition" search={{ date: from }} className={next['link']}>
          {t('today.toMeals')}
        </Link>
      </div>
    </section>
  );
}

function EndedProgram({ program, coachName }: { program: CurrentProgram; coachName: string }) {
  const t = useTexts('completed-workouts');
  const { id } = program;

  return (
    <section className={next['card']} aria-label={t('noProgram.ended')}>
      <p className={next['kicker']}>{coachName}</p>
      <h2 className={next['title']}>{t('noProgram.ended')}</h2>
      <p className={next['details']}>
        {endedText(t, program)} {t('noProgram.nextOne')}
      </p>
      <div className={next['links']}>
        <Link to="/my/completed-workouts" className={next['link']}>
          {t('today.toHistory')}
        </Link>
        <Link to="/my/programs/$programId" params={{ programId: id }} className={next['link']}>
          {t('program.open')}
        </Link>
        <Link to="/programs/$id/pdf" params={{ id }} className={next['link']}>
          {t('program.pdf')}
        </Link>
      </div>
    </section>
  );
}

/** For a client who has had no program yet and follows no meal plan. */
function Welcome({ today }: { today: Today }) {
  const t = useTexts('completed-workouts');
  const { coachName, otherCare, careKinds = [] } = today;
  const [onlyKind, ...otherKinds] = careKinds;
  const followedFor = onlyKind && otherKinds.length === 0 ? onlyKind : 'both';
  // Targets are what a client is followed for in nutrition only; a program of others is still to come.
  const isOnlyProgramMissing = otherCare?.hasTargets && !otherCare.mealsFrom && followedFor !== 'nutrition';
  const prepared = isOnlyProgramMissing ? 'training' : followedFor;
  return (
    <>
      {(!otherCare || isOnlyProgramMissing) && (
        <section className={next['card']} aria-label={t(`noProgram.title.${prepared}`)}>
          <p className={next['kicker']}>{coachName}</p>
          <h2 className={next['title']}>{t(`noProgram.title.${prepared}`)}</h2>
          <p className={next['details']}>{t(`noProgram.text.${prepared}`)}</p>
        </section>
      )}
      <Suspense>
        <Meanwhile today={today} />
      </Suspense>
    </>
  );
}
