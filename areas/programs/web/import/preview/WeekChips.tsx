import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportedWeek } from '../../../contract/import.ts';
import { type ImportDraft, rowsOf, stateOf } from '../import-draft.ts';
import classes from './PreviewStep.module.css';

interface WeekChipsProps {
  draft: ImportDraft;
  weeks: readonly ImportedWeek[];
  shown: number;
  onShow: (week: number) => void;
}

/** Buttons of the weeks, each with its number of rows without an exercise. */
export function WeekChips({ draft, weeks, shown, onShow }: WeekChipsProps) {
  const t = useTexts('programs');
  return (
    <nav className={classes['weeks']} aria-label={t('import.weeks')}>
      {weeks.map((week, index) => {
        const open = rowsOf([week]).filter(({ row }) => stateOf(draft, row) === 'choose').length;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a week of the preview has no id, only its number
            key={index}
            type="button"
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            {t('import.week', { number: index + 1 })}
            {open > 0 && (
              <span className={classes['open']} title={t('import.toChoose', { count: open })}>
                {open}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
