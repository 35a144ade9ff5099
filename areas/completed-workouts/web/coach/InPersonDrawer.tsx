import { Drawer, Text } from '@mantine/core';
import { useState } from 'react';
import { ClientSelect } from '#areas/clients/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './InPerson.module.css';
import { WorkoutPicker } from './WorkoutPicker.tsx';

interface InPersonDrawerProps {
  isOpen: boolean;
  /** Who is trained, where that is known from the screen. */
  clientId: string | undefined;
  /** On the page of a client nobody else is chosen. */
  isSettled?: boolean;
  onClose: () => void;
}

/** Which workout of whom is done now; the sets then carry the name of the professional. */
export function InPersonDrawer({ isOpen, clientId, isSettled = false, onClose }: InPersonDrawerProps) {
  const t = useTexts('completed-workouts');
  const [other, setOther] = useState<string>();
  const chosen = other ?? clientId;

  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={480}
      title={<Text fw={700}>{t('inPerson.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('detail.close') }}
    >
      <div className={classes['drawer']}>
        <p className={classes['how']}>{t('inPerson.how')}</p>
        {!isSettled && (
          <ClientSelect value={chosen} onChange={setOther} maxWidth={480} placeholder={t('inPerson.choose')} />
        )}
        {chosen ? <WorkoutPicker clientId={chosen} /> : <p className={classes['how']}>{t('inPerson.who')}</p>}
      </div>
    </Drawer>
  );
}
