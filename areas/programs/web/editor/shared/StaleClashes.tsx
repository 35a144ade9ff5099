import { Radio } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Clash, Side } from '../../../rules/merge.ts';
import classes from './StaleDialog.module.css';
import { useStaleWords } from './stale-words.ts';

interface StaleClashesProps {
  clashes: readonly Clash[];
  picks: ReadonlyMap<string, Side>;
  onPick: (key: string, side: Side) => void;
}

/** What both changed, each in its own way: one of the two is picked. */
export function StaleClashes({ clashes, picks, onPick }: StaleClashesProps) {
  const t = useTexts('programs');
  const { placeOf, fieldOf, textOf } = useStaleWords();
  if (clashes.length === 0) return null;

  const said = (clash: Clash, side: Side) => {
    if (clash.field) return textOf(clash, clash[side]);
    return t(clash[side] === null ? 'stale.removed' : 'stale.written');
  };
  return (
    <section aria-label={t('stale.clashes')}>
      <h3 className={classes['heading']}>{t('stale.clashes')}</h3>
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
              <Radio value="mine" label={t('stale.mineIs', { value: said(clash, 'mine') })} />
              <Radio value="theirs" label={t('stale.theirsIs', { value: said(clash, 'theirs') })} />
            </div>
          </Radio.Group>
        ))}
      </div>
    </section>
  );
}
