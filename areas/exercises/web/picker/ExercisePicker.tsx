import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PickerSearch } from './PickerSearch.tsx';
import type { Purpose } from './picking.ts';
import classes from './picker.module.css';
import { useRecent } from './recent.ts';

export interface ExercisePickerProps {
  opened: boolean;
  onClose: () => void;
  /** Called for each exercise. */
  onPick: (exercise: Exercise) => void;
  /** `add`, the default: one after the other until it is closed. `change`: the first one closes it. */
  purpose?: Purpose;
}

/** Finds exercises by name, muscle and equipment, shows what they are, and hands them over. */
export function ExercisePicker({ opened, onClose, onPick, purpose = 'add' }: ExercisePickerProps) {
  const t = useTexts('exercises');
  const [shown, setShown] = useState(purpose);
  // While it closes nobody says any more what it was for.
  if (opened && shown !== purpose) setShown(purpose);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const isWide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false });

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : isWide ? 940 : 480}
      title={t(`picker.title.${shown}`)}
      closeButtonProps={{ 'aria-label': t('picker.close') }}
      classNames={{ content: classes['drawer'] ?? '', title: classes['title'] ?? '', body: classes['body'] ?? '' }}
    >
      <Picking onClose={onClose} onPick={onPick} purpose={shown} isWide={isWide ?? false} />
    </Drawer>
  );
}

type PickingProps = Required<Omit<ExercisePickerProps, 'opened'>> & { isWide: boolean };

/** Lives as long as the drawer is open: the next time begins anew. */
function Picking({ onClose, onPick, purpose, isWide }: PickingProps) {
  const t = useTexts('exercises');
  const { recent, remember } = useRecent();
  const [picked, setPicked] = useState<readonly string[]>([]);

  function pick(exercise: Exercise, { stays }: { stays: boolean }): void {
    setPicked([...picked, exercise.id]);
    remember(exercise.id);
    onPick(exercise);
    if (!stays || purpose === 'change') onClose();
  }

  return (
    <>
      <PickerSearch picked={picked} recent={recent} onPick={pick} purpose={purpose} isWide={isWide} />
      <div className={classes['foot']}>
        <span role="status">{picked.length > 0 && t('picker.picked', { count: picked.length })}</span>
        <span className={classes['keys']}>{t(`picker.keys.${purpose}`)}</span>
        <Button variant={picked.length > 0 ? 'filled' : 'default'} onClick={onClose}>
          {t(picked.length > 0 || purpose === 'add' ? 'picker.done' : 'picker.close')}
        </Button>
      </div>
    </>
  );
}
