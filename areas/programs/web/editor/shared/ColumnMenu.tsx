import { Button, Indicator, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { optionalColumns } from '../../../contract/settings.ts';
import { useHiddenUsedColumns } from '../cells/used-columns.ts';
import { toggleColumn, useHiddenColumns, type View } from '../cells/visible-columns.ts';

/** Menu that shows and hides columns. Its button has a mark while the program has values in hidden ones. */
export function ColumnMenu({ view }: { view: View }) {
  const t = useTexts('programs');
  const hidden = useHiddenColumns(view);
  const used = useHiddenUsedColumns(view);
  const names = used.map((column) => t(`columns.${column}.label`)).join(', ');
  const hint = used.length > 0 ? t('columns.hiddenValues', { names }) : undefined;

  return (
    <Menu position="bottom-end" width={220} shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={
            <Indicator size={8} offset={2} disabled={!hint}>
              <IconColumns3 size={18} aria-hidden="true" />
            </Indicator>
          }
          px="sm"
          title={hint}
          aria-description={hint}
        >
          {t('columns.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optionalColumns.map((column) => (
          <Menu.CheckboxItem
            key={column}
            checked={!hidden.includes(column)}
            rightSection={used.some((one) => one === column) && <Indicator size={8} />}
            onChange={() => toggleColumn(view, column)}
          >
            {t(`columns.${column}.label`)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
