import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { exerciseTypes } from '../../../contract.ts';
import { useEditor, useRow } from '../context.tsx';
import { useDestinations, useRowActs } from '../edits/row-acts.ts';
import { moveRow, setRow } from '../edits/rows.ts';
import { rowIcons } from '../shared/row-icons.tsx';
import classes from './WorkoutTable.module.css';

export const RowMenu = memo(function RowMenu({ rowId, name }: { rowId: string; name: string }) {
  const t = useTexts('programs');

  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          data-cell="menu"
          className={classes['more']}
          aria-label={t('row.menu', { name })}
        >
          <IconDots size={16} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Items rowId={rowId} />
      </Menu.Dropdown>
    </Menu>
  );
});

/** Drawn only while the menu is open. */
function Items({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { open } = useEditor();
  const acts = useRowActs(rowId);

  return (
    <>
      <Menu.Item leftSection={rowIcons.change} onClick={() => open.picking.set({ rowId })}>
        {t('row.change')}
      </Menu.Item>
      <TypeItems rowId={rowId} />
      <MoveItems rowId={rowId} />
      <Menu.Divider />
      {acts.map(({ name, run, isOff = false }) => (
        <Menu.Item
          key={name}
          leftSection={rowIcons[name]}
          disabled={isOff}
          onClick={run}
          {...(name === 'delete' && { color: 'var(--mantine-color-error)' })}
        >
          {t(`row.${name}`)}
        </Menu.Item>
      ))}
    </>
  );
}

function TypeItems({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const current = useRow(rowId, (row) => row.type);

  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={rowIcons.type}>{t('row.type')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {exerciseTypes.map((type) => (
          <Menu.Item
            key={type}
            rightSection={type === current && rowIcons.chosen}
            aria-current={type === current || undefined}
            onClick={() => setRow(store, rowId, { type })}
          >
            {t(`types.${type}.name`)}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function MoveItems({ rowId }: { rowId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const destinations = useDestinations(rowId);
  if (destinations.length === 0) return null;

  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={rowIcons.moveTo}>{t('row.moveTo')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {destinations.map(({ workoutId, dayNumber, title }) => (
          <Menu.Item key={workoutId} onClick={() => moveRow(store, rowId, { workoutId })}>
            {[t('day.title', { number: dayNumber }), title].filter(Boolean).join(' · ')}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
