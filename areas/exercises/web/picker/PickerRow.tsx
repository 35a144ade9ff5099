import { ActionIcon } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './picker.module.css';

interface PickerRowProps {
  id: string;
  exercise: Exercise;
  isActive: boolean;
  isPicked: boolean;
  onPick: () => void;
  onPoint: () => void;
  /** On a phone what it is opens over the list. */
  onLook?: () => void;
}

export function PickerRow({ id, exercise, isActive, isPicked, onPick, onPoint, onLook }: PickerRowProps) {
  const t = useTexts('exercises');
  const { nameKind } = useTaxonomyLabels();
  const row = useRef<HTMLDivElement>(null);

  // The keyboard moves without scrolling; only the page knows what is in sight.
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div className={classes['line']} role="presentation">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which keeps the focus */}
      <div
        ref={row}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        className={classes['row']}
        onClick={onPick}
        onMouseDown={(event) => event.preventDefault()}
        onMouseMove={isActive ? undefined : onPoint}
      >
        <Thumbnail exercise={exercise} />
        <div className={classes['words']}>
          <div className={classes['name']}>{exercise.name}</div>
          <div className={classes['facts']}>{nameKind(exercise)}</div>
        </div>
        {exercise.isOwn && <StateBadge tone="fresh">{t('own')}</StateBadge>}
        <span className={classes['plus']} data-picked={isPicked}>
          {isPicked ? (
            <IconCheck size={18} aria-label={t('picker.added')} role="img" />
          ) : (
            <IconPlus size={18} aria-hidden="true" />
          )}
        </span>
      </div>
      {onLook && (
        <ActionIcon
          className={classes['look'] ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('picker.look', { name: exercise.name })}
          onClick={onLook}
        >
          <IconInfoCircle size={20} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
