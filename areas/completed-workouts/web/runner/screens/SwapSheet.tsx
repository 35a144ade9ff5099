import { Button } from '@mantine/core';
import { IconArrowBackUp, IconBarbell } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { TrainingExercise } from '../../../contract/training.ts';
import sheet from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';
import type { RunningRow } from '../../../rules/set-order.ts';
import type { OtherExercise } from '../local-store/log.ts';

interface SwapSheetProps {
  row: RunningRow;
  alternatives: TrainingExercise['alternatives'];
  /** Swaps the exercise; null restores the prescribed one. */
  onSwap: (exercise: OtherExercise | null) => void;
  onClose: () => void;
}

/** Sheet with the alternatives of the prescribed exercise. They are stored with the workout, so it works offline. */
export function SwapSheet({ row, alternatives, onSwap, onClose }: SwapSheetProps) {
  const t = useTexts('completed-workouts');
  const choices = alternatives.filter(({ id }) => id !== row.exerciseId);

  return (
    <Sheet title={t('swap.title', { name: row.name })} onClose={onClose}>
      {row.insteadOf && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
          onClick={() => onSwap(null)}
        >
          {t('swap.reset', { name: row.insteadOf })}
        </Button>
      )}
      {choices.length === 0 ? (
        <p className={sheet['text']}>{t('swap.none')}</p>
      ) : (
        <>
          <p className={sheet['quiet']}>{t('swap.help')}</p>
          <ul className={sheet['list']}>
            {choices.map(({ id, name, thumbnailUrl }) => (
              <li key={id}>
                <button type="button" onClick={() => onSwap({ id, name })}>
                  {thumbnailUrl ? (
                    <img className={sheet['picture']} src={thumbnailUrl} alt="" />
                  ) : (
                    <span className={sheet['picture']}>
                      <IconBarbell size={24} aria-hidden="true" />
                    </span>
                  )}
                  <span className={sheet['content']}>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
