import type { ReactNode } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { blocks, type RunningRow } from '../../../rules/set-order.ts';
import { useRunner } from '../runner-context.ts';
import classes from './Block.module.css';

/** The rows of the workout; those of a superset, or of a circuit of more than two exercises, in a block with a heading. */
export function BlockList({ children }: { children: (row: RunningRow) => ReactNode }) {
  const t = useTexts('completed-workouts');
  const { rows } = useRunner();
  return blocks(rows).map((block) => {
    const isSuperset = block.length > 1;
    const kind = block.length > 2 ? 'circuit' : 'superset';
    const heading = t(`runner.${kind}`, { letter: block[0]?.key });
    return (
      <section
        key={block[0]?.id}
        className={classes['block']}
        data-superset={isSuperset}
        {...(isSuperset && { 'aria-label': heading })}
      >
        {isSuperset && (
          <p className={classes['superset']} aria-hidden="true">
            {heading} · {t(`runner.${kind}How`)}
          </p>
        )}
        {block.map(children)}
      </section>
    );
  });
}
