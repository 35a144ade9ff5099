import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Change } from '../../../contract/editing.ts';
import type { Clash } from '../../../rules/merge.ts';
import classes from './StaleDialog.module.css';
import { useStaleWords } from './stale-words.ts';

type Shown = Change & { level?: Clash['level'] };

const shownAtFirst = 6;

/** Cell by cell, the first few of them. */
export function StaleChanges({ title, changes }: { title: string; changes: readonly Shown[] }) {
  const t = useTexts('programs');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, shownAtFirst);
  const hidden = changes.length - shown.length;

  return (
    <section className={classes['version']} aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes['list']}>
        {shown.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once and never in another order
          <li key={index}>
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
      {changes.length === 0 && <p className={classes['nothing']}>{t('stale.nothing')}</p>}
      {hidden > 0 && (
        <button type="button" className={classes['more']} onClick={() => setWhole(true)}>
          {t('stale.more', { count: hidden })}
        </button>
      )}
    </section>
  );
}

function ChangeWords({ change }: { change: Shown }) {
  const t = useTexts('programs');
  const { placeOf, fieldOf, textOf } = useStaleWords();
  const { kind, field, before, after } = change;
  const isMove = field === 'order' || field === 'place';

  return (
    <>
      <span className={classes['place']}>{placeOf(change)}</span>
      <span>
        {kind === 'added' && [t('stale.added'), after].filter(Boolean).join(': ')}
        {kind === 'removed' && t('stale.removed')}
        {kind === 'changed' && isMove && fieldOf(change)}
        {kind === 'changed' &&
          !isMove &&
          t('stale.changed', {
            field: fieldOf(change),
            before: textOf(change, before),
            after: textOf(change, after),
          })}
      </span>
    </>
  );
}
