import { IconArrowBackUp, IconCheck, IconLink, IconX } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportedRow } from '../../../contract/import.ts';
import { withRowChanged, withRowConfirmed } from '../import-draft.ts';
import type { NameFieldProps } from './NameField.tsx';
import classes from './PreviewRow.module.css';

interface RowActionListProps extends Pick<NameFieldProps, 'row' | 'path' | 'state' | 'onChange'> {
  label: string;
}

export function RowActionList({ row, path, state, label, onChange }: RowActionListProps) {
  const t = useTexts('programs');
  const { joinsSuperset, isLeftOut } = row;
  const set = (changes: Partial<ImportedRow>) => onChange((current) => withRowChanged(current, path, changes));
  const name = (actionName: 'confirm' | 'join' | 'include' | 'leaveOut') => ({
    'aria-label': `${t(`import.rowActions.${actionName}`)}: ${label}`,
    title: t(`import.rowActions.${actionName}`),
  });

  return (
    <div className={classes['acts']}>
      {state === 'review' && (
        <button
          type="button"
          className={classes['seen']}
          {...name('confirm')}
          onClick={() => onChange((current) => withRowConfirmed(current, path))}
        >
          <IconCheck size={16} aria-hidden="true" />
        </button>
      )}
      {path[3] > 0 && !isLeftOut && (
        <button
          type="button"
          {...name('join')}
          aria-pressed={joinsSuperset}
          onClick={() => set({ joinsSuperset: !joinsSuperset })}
        >
          <IconLink size={16} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        {...name(isLeftOut ? 'include' : 'leaveOut')}
        onClick={() => set({ isLeftOut: !isLeftOut })}
      >
        {isLeftOut ? <IconArrowBackUp size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
      </button>
    </div>
  );
}
