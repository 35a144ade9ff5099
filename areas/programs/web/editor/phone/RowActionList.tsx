import { NativeSelect } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { useMoveTargets, useRowActions } from '../edits/row-actions.ts';
import { moveRow } from '../edits/rows.ts';
import { rowIcons } from '../shared/row-icons.tsx';
import classes from './RowActionList.module.css';

export function RowActionList({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const actions = useRowActions(rowId);

  return (
    <>
      <MoveTo rowId={rowId} />
      <ul className={classes['acts']}>
        {actions.map(({ name, run, isDisabled = false }) => (
          <li key={name}>
            <button type="button" className={classes['act']} data-act={name} disabled={isDisabled} onClick={run}>
              {rowIcons[name]}
              {t(`row.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function MoveTo({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const destinations = useMoveTargets(rowId);
  if (destinations.length === 0) return null;

  const choices = destinations.map(({ workoutId, dayNumber, title }) => ({
    value: workoutId,
    label: [t('day.title', { number: dayNumber }), title].filter(Boolean).join(' · '),
  }));
  return (
    <NativeSelect
      className={classes['move'] ?? ''}
      size="md"
      labelProps={{ size: 'sm' }}
      label={t('row.moveTo')}
      value=""
      data={[{ value: '', label: t('row.stays') }, ...choices]}
      onChange={(event) => {
        moveRow(store, rowId, { workoutId: event.currentTarget.value });
        ui.rowSheetId.set(null);
      }}
    />
  );
}
