import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportedName, ImportedRow } from '../../../contract/import.ts';
import {
  type ChangeDraft,
  type Choice,
  type RowPath,
  type RowState,
  withChoice,
  withNameLeftOut,
  withRowChanged,
} from '../import-draft.ts';
import classes from './PreviewRow.module.css';

export interface NameFieldProps {
  row: ImportedRow;
  path: RowPath;
  state: RowState;
  choice: Choice | undefined;
  found: ImportedName | undefined;
  onChange: ChangeDraft;
  onSearch: (name: string) => void;
}

/**
 * Select of the exercise of a row: the match, similar ones, a search in the library, or exclusion. The choice applies
 * to all rows with the name.
 */
export function NameField({ row, path, state, choice, found, onChange, onSearch }: NameFieldProps) {
  const t = useTexts('programs');
  const near = found?.candidates ?? [];
  const others = near.filter(({ id }) => id !== choice?.id);

  function choose(value: string): void {
    const chosen = near.find(({ id }) => id === value);
    if (value === 'search') onSearch(row.name);
    else if (value === 'out') onChange((current) => withNameLeftOut(current, row.name, true));
    else if (chosen) onChange((current) => withChoice(current, row.name, { id: chosen.id, name: chosen.name }));
    if (row.isLeftOut && value !== 'out') onChange((current) => withRowChanged(current, path, { isLeftOut: false }));
  }

  return (
    <select
      className={classes['select']}
      aria-label={t('import.exerciseOf', { line: row.line, name: row.name })}
      aria-invalid={state === 'choose'}
      value={choice?.id ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value)}
    >
      {choice ? (
        <option value={choice.id}>{choice.name}</option>
      ) : (
        <option value="" disabled>
          {row.isLeftOut ? row.name : t('import.choose', { name: row.name })}
        </option>
      )}
      {others.length > 0 && (
        <optgroup label={t('import.similar')}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <option value="search">{t('import.search')}</option>
      <option value="out">{t('import.leaveOutAll', { name: row.name })}</option>
    </select>
  );
}
