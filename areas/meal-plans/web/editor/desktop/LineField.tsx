import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { useEditor } from '../context.tsx';
import { setLine } from '../edits/rows.ts';
import { UncheckedMark } from '../shared/UncheckedMark.tsx';
import { UncountedMark } from '../shared/UncountedMark.tsx';
import { NoteMark } from '../shared/NoteMark.tsx';
import classes from './Sheet.module.css';

/** The text of a row without food, such as a supplement. */
export function LineField({ row, menu }: { row: MealComponent; menu: ReactNode }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store } = useEditor();
  const field = language === 'en' ? 'line_en' : 'line';
  const other = language === 'en' ? row.line : row.line_en;

  return (
    <div className={classes['line']} data-line>
      <div className={classes['foodCell']} style={{ gridColumn: '1 / 8' }}>
        <input
          data-col="food"
          className={classes['field']}
          style={{ flex: 1, marginLeft: -6 }}
          aria-label={t('editor.row.line')}
          placeholder={other || t('editor.row.lineExample')}
          data-untranslated={other.trim() !== '' || undefined}
          maxLength={200}
          value={row[field]}
          onChange={(event) => setLine(store, row.id, { [field]: event.currentTarget.value })}
        />
        <UncountedMark row={row} />
        <UncheckedMark row={row} />
        <NoteMark text={row.line} otherText={row.line_en} isFocusable />
      </div>
      {menu}
    </div>
  );
}
