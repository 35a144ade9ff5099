import { ActionIcon } from '@mantine/core';
import { IconCheck, IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { SharingLabel } from '#areas/sharing/web/public.tsx';
import type { Exercise } from '../../contract/exercise.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { SearchOption } from '#shell/web/widgets/SearchOption.tsx';
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

  return (
    <div className={classes['line']} role="presentation">
      <SearchOption id={id} isActive={isActive} className={classes['row']} onPick={onPick} onPoint={onPoint}>
        <Thumbnail exercise={exercise} />
        <div className={classes['text']}>
          <div className={classes['name']}>{exercise.name}</div>
          <div className={classes['subtitle']}>{nameKind(exercise)}</div>
          {exercise.isOwn && <SharingLabel kind="exercises" record={exercise} />}
        </div>
        {exercise.isOwn && !exercise.authorName && <StateBadge tone="fresh">{t('own')}</StateBadge>}
        <span className={classes['pick']} data-picked={isPicked}>
          {isPicked ? (
            <IconCheck size={18} aria-label={t('picker.added')} role="img" />
          ) : (
            <IconPlus size={18} aria-hidden="true" />
          )}
        </span>
      </SearchOption>
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
