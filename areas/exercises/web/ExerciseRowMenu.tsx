import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import type { Exercise } from '../contract.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useAskToDelete } from './ask-to-delete.ts';

/** An own exercise is edited and deleted, one of the library is the start of an own one. */
export function ExerciseRowMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const askToDelete = useAskToDelete();
  const { id, name, isOwn } = exercise;

  return (
    <Menu position="bottom-end" width={230} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('row.menu', { name })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOwn && may('update exercises') && (
          <LinkItem to="/exercises/$id/edit" params={{ id }} leftSection={<IconPencil size={16} aria-hidden="true" />}>
            {t('row.edit')}
          </LinkItem>
        )}
        {may('create exercises') && (
          <LinkItem
            to="/exercises/create"
            search={{ from: id }}
            leftSection={<IconCopy size={16} aria-hidden="true" />}
          >
            {t('row.copy')}
          </LinkItem>
        )}
        {isOwn && may('delete exercises') && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => void askToDelete(exercise)}
          >
            {t('row.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const LinkItem = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));
