import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useContent } from '../context.tsx';
import { lazyChunks } from '../lazy-chunks.ts';
import { findDay } from '../state/program-index.ts';
import type { DayItemsProps } from './DayItems.tsx';

const DayItems = lazy(async () => ({ default: (await lazyChunks.dayItems()).DayItems }));

export function DayMenu({ size = 28, ...menuProps }: DayItemsProps & { size?: number }) {
  const t = useTexts('programs');
  const number = useContent(({ weeks }) => findDay(weeks, menuProps.dayId)?.day.dayNumber ?? 0);
  const label = menuProps.isOfWorkout ? t('workout.menu') : t('day.menu', { number });

  return (
    <Menu position="bottom-end" width={250} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={label}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense fallback={null}>
          <DayItems {...menuProps} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
