import { IconFlame } from '@tabler/icons-react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseRow } from '../../../../contract/document.ts';
import { warmUpText } from '../../../../rules/warm-up.ts';
import { useEditor } from '../../context.tsx';
import classes from './WarmUpLine.module.css';
import { cellRole } from './aria-roles.ts';

/** The prescribed warm-up below the other cells of a row; opens its dialog. */
export function WarmUpLine({ row }: { row: ExerciseRow }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const sets = warmUpText(row.warmUp, (value) => formatNumber(value, 2));
  const label = t('warmUp.line', { sets });
  return (
    <div {...cellRole} className={classes['line']}>
      <button type="button" tabIndex={-1} aria-label={label} title={label} onClick={() => ui.warmUpRowId.set(row.id)}>
        <IconFlame size={13} aria-hidden="true" />
        <span>{sets}</span>
      </button>
    </div>
  );
}
