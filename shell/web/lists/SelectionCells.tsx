import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import classes from './PagedList.module.css';
import type { Selection } from './selection.ts';

/** The header of the checkbox column, which selects all rows. */
export function SelectAllCell({ selection: { ids, selected, toggleAll } }: { selection: Selection }) {
  const t = useTexts('shell');
  const isAll = selected.size === ids.length;
  return (
    <th style={{ width: 52, paddingRight: 0 }}>
      {ids.length === 0 ? (
        <VisuallyHidden>{t('list.select')}</VisuallyHidden>
      ) : (
        <span className={classes['check']}>
          <Checkbox
            size="xs"
            aria-label={t('list.selectAll')}
            checked={isAll}
            indeterminate={selected.size > 0 && !isAll}
            onChange={toggleAll}
          />
        </span>
      )}
    </th>
  );
}

interface SelectCellProps {
  id: string;
  name: string;
  selection: Selection;
}

/** The checkbox of a row; empty for a row that cannot be selected. */
export function SelectCell({ id, name, selection: { ids, selected, toggle } }: SelectCellProps) {
  const t = useTexts('shell');
  if (!ids.includes(id)) return <td />;
  return (
    <td style={{ paddingRight: 0 }}>
      <span className={classes['check']}>
        <Checkbox
          size="xs"
          aria-label={t('list.selectRow', { name })}
          checked={selected.has(id)}
          onChange={(event) => toggle(id, (event.nativeEvent as MouseEvent).shiftKey === true)}
        />
      </span>
    </td>
  );
}
