import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Subject, useSubjectMutation } from '#shell/web/api/subject.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Photo, photoRoutes, type PhotoSet } from '../../contract.ts';
import { useDayValues } from '../day-values.ts';
import classes from '../Photos.module.css';
import { photoInvalidations } from '../queries.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { SetForm } from './SetForm.tsx';

interface SetCardProps {
  subject: Subject;
  set: PhotoSet;
  mayChange: boolean;
  /** The photos that are chosen for a comparison; undefined unless photos are chosen. */
  selected: readonly string[] | undefined;
  onSelect: (photo: string) => void;
}

/** The photos of one day. Nothing is shown before it is tapped. */
export function SetCard({ subject, set, mayChange, selected, onSelect }: SetCardProps) {
  const t = useTexts('progress');
  const [shown, setShown] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Photo | null>(null);
  const isAllShown = set.photos.every(({ id }) => shown.includes(id));
  const current = set.photos.find(({ id }) => id === opened?.id);

  function click(photo: Photo): void {
    if (selected) onSelect(`${set.id}.${photo.id}`);
    else if (shown.includes(photo.id)) setOpened(photo);
    else setShown([...shown, photo.id]);
  }

  return (
    <Section
      title={formatDate(set.taken_on)}
      subtitle={useDayValues(set)}
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={
              isAllShown ? <IconEyeOff size={16} aria-hidden="true" /> : <IconEye size={16} aria-hidden="true" />
            }
            onClick={() => setShown(isAllShown ? [] : set.photos.map(({ id }) => id))}
          >
            {t(isAllShown ? 'set.hideAll' : 'set.showAll')}
          </Button>
          {mayChange && <SetMenu subject={subject} set={set} />}
        </>
      }
    >
      {set.note && <p className={classes['note']}>{set.note}</p>}
      <ul className={classes['tiles']} aria-label={t('set.label', { date: formatDate(set.taken_on) })}>
        {set.photos.map((photo) => (
          <li key={photo.id}>
            <PhotoTile
              subject={subject}
              set={set}
              photo={photo}
              isShown={shown.includes(photo.id)}
              isSelected={selected?.includes(`${set.id}.${photo.id}`)}
              onClick={() => click(photo)}
            />
          </li>
        ))}
      </ul>
      {current && (
        <PhotoDialog
          subject={subject}
          set={set}
          photo={current}
          mayChange={mayChange}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

function SetMenu(props: { subject: Subject; set: PhotoSet }) {
  const t = useTexts('progress');
  return (
    <LazyActionMenu label={t('set.menu', { date: formatDate(props.set.taken_on) })}>
      <SetActions {...props} />
    </LazyActionMenu>
  );
}

function SetActions({ subject, set }: { subject: Subject; set: PhotoSet }) {
  const t = useTexts('progress');
  const [isOpen, { open, close }] = useDisclosure();
  const date = formatDate(set.taken_on);
  const deletion = useSubjectMutation(subject, photoRoutes.delete, {
    invalidates: photoInvalidations,
    onSuccess: () => toast.success(t('delete.done')),
  });

  async function remove(): Promise<void> {
    const texts = { title: t('delete.title', { date }), text: t('delete.text'), confirmLabel: t('delete.yes') };
    if (await confirm({ ...texts, destructive: true })) deletion.mutate({ progressId: set.id });
  }

  return (
    <>
      <ActionItems
        actions={[
          { label: t('set.edit'), icon: IconCalendar, onClick: open },
          {
            label: t('delete.action'),
            icon: IconTrash,
            isDestructive: true,
            onClick: () => void remove(),
          },
        ]}
      />
      <SetForm subject={subject} set={set} opened={isOpen} onClose={close} />
    </>
  );
}
