import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ExerciseRow, exerciseTypes } from '../../../../contract/document.ts';
import { useEditor } from '../../context.tsx';
import { setRow } from '../../edits/rows.ts';
import { setGridState } from '../../grid/grid-state.ts';
import { useFieldKeys } from '../../grid/use-field-keys.ts';
import classes from './CellField.module.css';

/** Select of the exercise type, which defines the meaning of the amount. */
export function TypeField({ row, label }: { row: ExerciseRow; label: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const field = useRef<HTMLSelectElement>(null);
  const initialType = useRef(row.type);
  const keys = useFieldKeys({ mode: 'edit', cancel: () => setRow(store, row.id, { type: initialType.current }) });

  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (!event.key.startsWith('Arrow')) keys(event);
  }

  return (
    <select
      ref={field}
      className={classes['field']}
      data-no-focus
      aria-label={label}
      value={row.type}
      onKeyDown={press}
      onBlur={() => ui.grid.get().editing && setGridState(ui.grid, { editing: null })}
      onChange={(event) => setRow(store, row.id, { type: event.currentTarget.value as ExerciseRow['type'] })}
    >
      {exerciseTypes.map((exerciseType) => (
        <option key={exerciseType} value={exerciseType}>
          {t(`types.${exerciseType}.name`)}
        </option>
      ))}
    </select>
  );
}
