import { Radio } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Conflict, Side } from '../../../rules/merge-programs.ts';
import classes from './ConflictDialog.module.css';
import { useConflictText } from './stale-text.ts';

interface ConflictResolutionProps {
  clashes: readonly Conflict[];
  picks: ReadonlyMap<string, Side>;
  onPick: (key: string, side: Side) => void;
}

/** What both changed, each in its own way: one of the two is picked. */
export function ConflictResolution({ clashes, picks, onPick }: ConflictResolutionProps) {
  const t = useTexts('programs');
  const { placeOf, fieldOf, textOf } = useConflictText();
  if (clashes.length === 0) return null;

  const said = (clash: Conflict, side: Side) => {
    if (clash.field) return textOf(clash, clash[side]);
    return t(clash[side] === null ? 'conflict.removed' : 'conflict.written');
  };
  return (
    <section aria-label={t('conflict.clashes')}>
      <h3 className={classes['heading']}>{t('conflict.clashes')}</h3>
      <div className={classes['clashes']}>
        {clashes.map((clash) => (
          <Radio.Group
            key={clash.key}
            value={picks.get(clash.key) ?? ''}
            onChange={(side) => onPick(clash.key, side as Side)}
            label={[placeOf(clash), fieldOf(clash)].filter(Boolean).join(', ')}
            classNames={{ label: classes['clash'] ?? '' }}
          >
            <div className={classes['options']}>
              <Radio value="mine" label={t('conflict.mineIs', { value: said(clash, 'mine') })} />
              <Radio value="theirs" label={t('conflict.theirsIs', { value: said(clash, 'theirs') })} />
            </div>
          </Radio.Group>
        ))}
      </div>
    </section>
  );
}
