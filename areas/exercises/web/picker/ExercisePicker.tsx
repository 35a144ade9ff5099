import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Exercise } from '../../contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PickerSearch } from './PickerSearch.tsx';
import classes from './picker.module.css';

export interface ExercisePickerProps {
  opened: boolean;
  onClose: () => void;
  /** Called for each exercise; the drawer stays open for more. */
  onPick: (exercise: Exercise) => void;
}

/** Finds exercises by name, muscle and equipment and hands them over one after the other. */
export function ExercisePicker({ opened, onClose, onPick }: ExercisePickerProps) {
  const t = useTexts('exercises');
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : 480}
      title={t('picker.title')}
      closeButtonProps={{ 'aria-label': t('picker.close') }}
      classNames={{ content: classes['drawer'] ?? '', title: classes['title'] ?? '', body: classes['body'] ?? '' }}
    >
      <Picking onClose={onClose} onPick={onPick} />
    </Drawer>
  );
}

/** Lives as long as the drawer is open: the next time begins anew. */
function Picking({ onClose, onPick }: Omit<ExercisePickerProps, 'opened'>) {
  const t = useTexts('exercises');
  const [picked, setPicked] = useState<readonly string[]>([]);

  function pick(exercise: Exercise): void {
    setPicked([...picked, exercise.id]);
    onPick(exercise);
  }

  return (
    <>
      <PickerSearch picked={picked} onPick={pick} />
      <div className={classes['foot']}>
        <span role="status">{picked.length > 0 && t('picker.picked', { count: picked.length })}</span>
        <span className={classes['keys']}>{t('picker.keys')}</span>
        <Button onClick={onClose}>{t('picker.done')}</Button>
      </div>
    </>
  );
}
