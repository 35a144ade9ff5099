import { Button, Drawer, Text } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { useState } from 'react';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './InPerson.module.css';
import { WorkoutPicker } from './WorkoutPicker.tsx';

interface InPersonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  clientId: string | undefined;
  /** On the page of a client no other client can be selected. */
  isClientFixed?: boolean;
}

/** Button of a screen that opens the choice of a workout to train in person. */
export function InPersonButton({ onOpenChange }: Pick<InPersonProps, 'onOpenChange'>) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  if (!may('update workouts')) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBarbell size={18} aria-hidden="true" />}
      onClick={() => onOpenChange(true)}
    >
      {t('inPerson.train')}
    </Button>
  );
}

export function InPersonDrawer({ isOpen, onOpenChange, clientId, isClientFixed = false }: InPersonProps) {
  const t = useTexts('completed-workouts');
  const [selectedId, setSelectedId] = useState<string>();
  const trainedId = selectedId ?? clientId;

  return (
    <Drawer
      opened={isOpen}
      onClose={() => onOpenChange(false)}
      position="right"
      size={480}
      title={<Text fw={700}>{t('inPerson.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('detail.close') }}
    >
      <div className={classes['drawer']}>
        <p className={classes['how']}>{t('inPerson.how')}</p>
        {!isClientFixed && (
          <ClientSelect value={trainedId} onChange={setSelectedId} maxWidth={480} placeholder={t('inPerson.choose')} />
        )}
        {trainedId ? <WorkoutPicker clientId={trainedId} /> : <p className={classes['how']}>{t('inPerson.who')}</p>}
      </div>
    </Drawer>
  );
}
