import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Change } from '../../../contract/editing.ts';
import type { Conflict } from '../../../rules/merge-programs.ts';
import classes from './ConflictDialog.module.css';
import { useConflictText } from './stale-text.ts';

type Shown = Change & { level?: Conflict['level'] };

const shownAtFirst = 6;

/** Cell by cell, the first few of them. */
export function ConflictChanges({ title, changes }: { title: string; changes: readonly Shown[] }) {
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
            <ChangeText change={change} />
          </li>
        ))}
      </ul>
      {changes.length === 0 && <p className={classes['nothing']}>{t('conflict.nothing')}</p>}
      {hidden > 0 && (
        <button type="button" className={classes['more']} onClick={() => setWhole(true)}>
          {t('conflict.more', { count: hidden })}
        </button>
      )}
    </section>
  );
}

function ChangeText({ change }: { change: Shown }) {
  const t = useTexts('programs');
  const { placeOf, fieldOf, textOf } = useConflictText();
  const { kind, field, before, after } = change;
  const isMove = field === 'order' || field === 'place';

  return (
    <>
      <span className={classes['place']}>{placeOf(change)}</span>
      <span>
        {kind === 'added' && [t('conflict.added'), after].filter(Boolean).join(': ')}
        {kind === 'removed' && t('conflict.removed')}
        {kind === 'changed' && isMove && fieldOf(change)}
        {kind === 'changed' &&
          !isMove &&
          t('conflict.changed', {
            field: fieldOf(change),
            before: textOf(change, before),
            after: textOf(change, after),
          })}
      </span>
    </>
  );
}
