import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, useState } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CloneDialog } from '../edit/CloneDialog.tsx';
import { useExerciseActs } from '../exercise-acts.ts';
import { useMayChange } from '../may-change.ts';
import classes from './ExerciseMenu.module.css';

/** What one may change is edited, archived and deleted; every exercise is the start of an own one. */
export function ExerciseRowMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const mayChange = useMayChange()(exercise);
  const acts = useExerciseActs(exercise);
  const [isCloning, setCloning] = useState(false);
  const { id, name, isArchived } = exercise;
  const OpenIcon = mayChange ? IconPencil : IconEye;

  return (
    <>
      <Menu
        position="bottom-end"
        width={230}
        shadow="md"
        withInitialFocusPlaceholder={false}
        classNames={{ item: classes['item'] ?? '' }}
      >
        <Menu.Target>
          <ActionIcon
            className={classes['dots'] ?? ''}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('row.menu', { name })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <LinkItem to="/exercises/$id/edit" params={{ id }} leftSection={<OpenIcon size={16} aria-hidden="true" />}>
            {t(mayChange ? 'acts.edit' : 'acts.open')}
          </LinkItem>
          {may('create exercises') && (
            <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => setCloning(true)}>
              {t('acts.clone')}
            </Menu.Item>
          )}
          {mayChange && may('delete exercises') && <RemovalItems isArchived={isArchived} {...acts} />}
        </Menu.Dropdown>
      </Menu>
      <CloneDialog exercise={exercise} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}

interface RemovalItemsProps {
  isArchived: boolean;
  archive: () => void;
  restore: () => void;
  remove: () => void;
}

export function RemovalItems({ isArchived, archive, restore, remove }: RemovalItemsProps) {
  const t = useTexts('exercises');
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <>
      <Menu.Item leftSection={<Icon size={16} aria-hidden="true" />} onClick={isArchived ? restore : archive}>
        {t(isArchived ? 'acts.restore' : 'acts.archive')}
      </Menu.Item>
      <Menu.Item
        color="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={remove}
      >
        {t('acts.delete')}
      </Menu.Item>
    </>
  );
}

const LinkItem = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));
