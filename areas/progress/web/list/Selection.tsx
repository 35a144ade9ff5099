import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { photoLimits } from '../../contract.ts';
import classes from '../Photos.module.css';

interface SelectionProps {
  /** The chosen photos; null while none are being chosen. */
  selected: readonly string[] | null;
  onStart: () => void;
  onEnd: () => void;
  onCompare: () => void;
}

/** The button that begins a comparison, or the number of chosen photos. */
export function Selection({ selected, onStart, onEnd, onCompare }: SelectionProps) {
  const t = useTexts('progress');
  if (!selected)
    return (
      <div>
        <Button variant="default" onClick={onStart}>
          {t('compare.action')}
        </Button>
      </div>
    );
  return (
    <div className={classes['selection']}>
      <Banner
        tone="info"
        role="status"
        actions={
          <>
            <Button size="compact-md" disabled={selected.length < 2} onClick={onCompare}>
              {t('compare.open')}
            </Button>
            <Button size="compact-md" variant="default" onClick={onEnd}>
              {t('compare.cancel')}
            </Button>
          </>
        }
      >
        {selected.length > 0
          ? t('compare.selected', { count: selected.length })
          : t('compare.choose', { limit: photoLimits.compared })}
      </Banner>
    </div>
  );
}
