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
  /** Opens the preview; set when the preview does not fit beside the list. */
  onPreview?: () => void;
}

export function PickerRow({ id, exercise, isActive, isPicked, onPick, onPoint, onPreview }: PickerRowProps) {
  const t = useTexts('exercises');
  const { nameKind } = useTaxonomyLabels();
  const row = useRef<HTMLDivElement>(null);

  // Synchronises with the scroll position: the browser does not scroll to the active option, because the focus stays in
  // the search field.
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <div className={classes['line']} role="presentation">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the search field, which keeps the focus */}
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
        <div className={classes['text']}>
          <div className={classes['name']}>{exercise.name}</div>
          <div className={classes['subtitle']}>{nameKind(exercise)}</div>
        </div>
        {exercise.isOwn && <StateBadge tone="fresh">{t('own')}</StateBadge>}
        <span className={classes['pick']} data-picked={isPicked}>
          {isPicked ? (
            <IconCheck size={18} aria-label={t('picker.added')} role="img" />
          ) : (
            <IconPlus size={18} aria-hidden="true" />
          )}
        </span>
      </div>
      {onPreview && (
        <ActionIcon
          className={classes['preview'] ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('picker.look', { name: exercise.name })}
          onClick={onPreview}
        >
          <IconInfoCircle size={20} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
