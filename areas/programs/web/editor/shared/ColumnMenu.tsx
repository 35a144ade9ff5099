import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { optionalColumns } from '../../../contract/settings.ts';
import { toggleColumn, useHiddenColumns, type View } from '../cells/visible-columns.ts';

/** Menu that shows and hides columns. */
export function ColumnMenu({ view }: { view: View }) {
  const t = useTexts('programs');
  const hidden = useHiddenColumns(view);

  return (
    <Menu position="bottom-end" width={220} shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="subtle" color="gray" leftSection={<IconColumns3 size={18} aria-hidden="true" />} px="sm">
          {t('columns.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optionalColumns.map((column) => (
          <Menu.CheckboxItem
            key={column}
            checked={!hidden.includes(column)}
            onChange={() => toggleColumn(view, column)}
          >
            {t(`columns.${column}.label`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
