import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Block.module.css';
import type { RunningRow } from './set-order.ts';

/** What one letter stands for: an exercise alone, or a superset that is visibly one thing. */
export function BlockCard({ block, children }: { block: readonly RunningRow[]; children: ReactNode }) {
  const t = useTexts('completed-workouts');
  const isSuperset = block.length > 1;

  return (
    <section
      className={classes['block']}
      data-superset={isSuperset}
      {...(isSuperset && { 'aria-label': t('runner.superset', { letter: block[0]?.key }) })}
    >
      {isSuperset && (
        <p className={classes['superset']} aria-hidden="true">
          {t('runner.superset', { letter: block[0]?.key })} · {t('runner.supersetHow')}
        </p>
      )}
      {children}
    </section>
  );
}
