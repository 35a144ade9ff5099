import { useTexts } from '#shell/web/texts/texts.ts';
import type { LoggedSet } from '../../contract/set.ts';
import classes from './Comparison.module.css';
import { CommentButton, DoneSet } from './DoneSet.tsx';

/** Sets of a row that the prescription does not have. */
export function OrphanedRow({ sets }: { sets: readonly LoggedSet[] }) {
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
              <DoneSet set={set} name={name} />
              <CommentButton set={set} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
