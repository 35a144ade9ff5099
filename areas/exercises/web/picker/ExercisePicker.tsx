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
  /** Called for each picked exercise. */
  onPick: (exercise: Exercise) => void;
  /** `add`, the default, picks several exercises until the picker is closed; `change` and `choose` close it after the first. */
  purpose?: Purpose;
  /** Text that the search begins with each time the picker opens, by default none. */
  search?: string;
  /** The exercise that is replaced: the alternatives to it come first. */
  replacedId?: string | undefined;
}

/** A drawer to pick exercises by name, muscle and equipment, with a preview. */
export function ExercisePicker(props: ExercisePickerProps) {
  const { opened, onClose, onPick, purpose = 'add', search = '', replacedId } = props;
  const t = useTexts('exercises');
  // The purpose is remembered during the closing transition, when the caller may already have reset it.
  const [shownPurpose, setShownPurpose] = useState(purpose);
  if (opened && shownPurpose !== purpose) setShownPurpose(purpose);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const isWide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false });

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : isWide ? 940 : 480}
      title={t(`picker.title.${shownPurpose}`)}
      closeButtonProps={{ 'aria-label': t('picker.close') }}
      classNames={{ content: classes['drawer'] ?? '', title: classes['title'] ?? '', body: classes['body'] ?? '' }}
    >
      <PickerContent {...{ onClose, onPick, search, replacedId }} purpose={shownPurpose} isWide={isWide ?? false} />
    </Drawer>
  );
}

type PickerContentProps = Required<Omit<ExercisePickerProps, 'opened' | 'replacedId'>> & {
  replacedId: string | undefined;
  isWide: boolean;
};

/**
 * The content of the drawer. It is mounted only while the drawer is open, so that the search begins with `search` and the
 * filters are empty each time.
 */
function PickerContent({ onClose, onPick, purpose, search, replacedId, isWide }: PickerContentProps) {
  const t = useTexts('exercises');
  const { recent, remember } = useRecent();
  const [picked, setPicked] = useState<readonly string[]>([]);

  function pick(exercise: Exercise, { keepOpen }: { keepOpen: boolean }): void {
    setPicked([...picked, exercise.id]);
    remember(exercise.id);
    onPick(exercise);
    if (!keepOpen || purpose !== 'add') onClose();
  }

  return (
    <>
      <PickerSearch {...{ picked, recent, replacedId, purpose, isWide }} initialText={search} onPick={pick} />
      <div className={classes['footer']}>
        <span role="status">{picked.length > 0 && t('picker.picked', { count: picked.length })}</span>
        <span className={classes['keys']}>{t(`picker.keys.${purpose}`)}</span>
        <Button variant={picked.length > 0 ? 'filled' : 'default'} onClick={onClose}>
          {t(picked.length > 0 || purpose === 'add' ? 'picker.done' : 'picker.close')}
        </Button>
      </div>
    </>
  );
}
