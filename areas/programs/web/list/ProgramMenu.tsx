import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import {
  IconCheckbox,
  IconCopyPlus,
  IconDots,
  IconFolderSymlink,
  IconPencil,
  IconPrinter,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramCard } from '../../contract.ts';
import { DuplicateDialog } from './models/DuplicateDialog.tsx';
import { MoveProgramsDialog } from './models/MoveProgramsDialog.tsx';
import { useDeleteModels } from './models/model-acts.ts';
import classes from './ProgramMenu.module.css';

const OfferDialog = lazy(async () => ({ default: (await import('../offer/OfferDialog.tsx')).OfferDialog }));

interface ProgramMenuProps {
  program: ProgramCard;
  /** Where rows have no boxes to tick: begins choosing several with this one. */
  onSelect?: (() => void) | undefined;
}

/** Everything one can do to a model without opening it. */
export function ProgramMenu({ program, onSelect }: ProgramMenuProps) {
  const t = useTexts('programs');
  const may = useMay();
  const [asked, setAsked] = useState<'move' | 'duplicate' | 'offer'>();
  const { deleteModels } = useDeleteModels();
  const close = () => setAsked(undefined);

  return (
    <>
      <Menu position="bottom-end" width={220} shadow="md" classNames={{ item: classes['item'] ?? '' }}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes['dots'] ?? ''}
            aria-label={t('list.menu', { title: program.title })}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may('update programs') && <Openings id={program.id} />}
          <LinkItem to="/programs/$id/pdf" params={{ id: program.id }} leftSection={icon(IconPrinter)}>
            {t('pdf.open')}
          </LinkItem>
          {may('create programs') && (
            <Menu.Item leftSection={icon(IconCopyPlus)} onClick={() => setAsked('duplicate')}>
              {t('list.duplicateIn')}
            </Menu.Item>
          )}
          {may('update programs') && (
            <Menu.Item leftSection={icon(IconFolderSymlink)} onClick={() => setAsked('move')}>
              {t('list.moveIn')}
            </Menu.Item>
          )}
          {program.assigned > 0 && may('update programs') && (
            <Menu.Item leftSection={icon(IconUsers)} onClick={() => setAsked('offer')}>
              {t('offer.menu')}
            </Menu.Item>
          )}
          {onSelect && (
            <Menu.Item leftSection={icon(IconCheckbox)} onClick={onSelect}>
              {t('list.select')}
            </Menu.Item>
          )}
          {may('delete programs') && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={icon(IconTrash)}
              onClick={() => void deleteModels([program])}
            >
              {t('list.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <MoveProgramsDialog programs={[program]} opened={asked === 'move'} onClose={close} />
      <DuplicateDialog program={program} opened={asked === 'duplicate'} onClose={close} />
      {asked === 'offer' && (
        <Suspense fallback={null}>
          <OfferDialog programId={program.id} opened onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Openings({ id }: { id: string }) {
  const t = useTexts('programs');
  return (
    <>
      <LinkItem to="/programs/$id/manage" params={{ id }} leftSection={icon(IconPencil)}>
        {t('list.open')}
      </LinkItem>
      <LinkItem to="/programs/$id/assign" params={{ id }} leftSection={icon(IconUserPlus)}>
        {t('list.assign')}
      </LinkItem>
    </>
  );
}

const LinkItem = createLink((props: MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));

function icon(Icon: typeof IconDots) {
  return <Icon size={16} aria-hidden="true" />;
}
