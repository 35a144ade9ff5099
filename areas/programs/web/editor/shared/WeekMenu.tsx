import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { lazyChunks } from '../lazy-chunks.ts';

const WeekItems = lazy(async () => ({ default: (await lazyChunks.weekItems()).WeekItems }));

/** Menu of a week; `index` from 0. */
export function WeekMenu({ index, size = 36 }: { index: number; size?: number }) {
  const t = useTexts('programs');

  return (
    <Menu position="bottom-end" width={290} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={t('week.menu', { number: index + 1 })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense fallback={null}>
          <WeekItems index={index} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
