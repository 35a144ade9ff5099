import { Badge, Button, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

interface FilterPopoverProps {
  /** Number of filters in the popover that are set. */
  count: number;
  onClear: () => void;
  children: ReactNode;
}

export function FilterPopover({ count, onClear, children }: FilterPopoverProps) {
  const t = useTexts('shell');

  return (
    <Popover position="bottom-end" width={300} shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden="true" />}
          rightSection={
            count > 0 && (
              <Badge size="sm" circle variant="filled">
                {count}
              </Badge>
            )
          }
          aria-label={count > 0 ? `${t('list.filters')}: ${t('list.filtersSet', { count })}` : t('list.filters')}
        >
          {t('list.filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="md">
          {children}
          <Button variant="subtle" color="gray" disabled={count === 0} onClick={onClear}>
            {t('list.clearFilters')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
