import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import type { ComparisonContext } from './set-attachments.ts';
import classes from './Comparison.module.css';
import { DoneSet } from './DoneSet.tsx';
import { CommentButton } from './CommentButton.tsx';

/** Sets of a row that is no longer in the program: they were done, so they are shown. */
export function OrphanedRow({ sets, shown }: { sets: readonly LoggedSet[]; shown: ComparisonContext }) {
  const t = useTexts('completed-workouts');
  const title = t('detail.stray');

  return (
    <section className={classes['row']} aria-label={title}>
      <header className={classes['head']}>
        <div className={classes['words']}>
          <h2>{title}</h2>
          <span>{t('detail.strayText')}</span>
        </div>
      </header>
      <ul className={classes['strays']}>
        {sets.map((set) => {
          const name = t('detail.setOf', { name: title, number: set.setNumber });
          return (
            <li key={set.id}>
              <span>{set.setNumber}</span>
              <DoneSet set={set} name={name} shown={shown} />
              <CommentButton set={set} name={name} shown={shown} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
