import { AttachmentPlayer } from '#shell/web/attachments/AttachmentPlayer.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { TrainingExercise } from '../../contract/training.ts';
import sheet from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

interface ExerciseSheetProps {
  name: string;
  exercise: TrainingExercise | undefined;
  /** What the coach wrote about this very row. */
  info: string;
  onClose: () => void;
}

/** How it is done, as far as the phone has it: words always, pictures once they were seen. */
export function ExerciseSheet({ name, exercise, info, onClose }: ExerciseSheetProps) {
  const t = useTexts('completed-workouts');
  const exerciseTexts = useTexts('exercises');
  const muscles = exercise?.primaryMuscles.map((code) => exerciseTexts(`muscles.${code}`)).join(', ');
  const isBare = !exercise?.instructions && !exercise?.assets.length && !info;

  return (
    <Sheet title={name} onClose={onClose}>
      {exercise?.assets.map((asset) => (
        <div key={asset.id}>
          <AttachmentPlayer attachment={asset} name={name} />
        </div>
      ))}
      {muscles && (
        <dl className={sheet['facts']}>
          <dt>{t('details.muscles')}</dt>
          <dd>{muscles}</dd>
        </dl>
      )}
      {info && (
        <div>
          <h3 className={sheet['heading']}>{t('details.info')}</h3>
          <p className={sheet['text']}>{info}</p>
        </div>
      )}
      {exercise?.instructions && (
        <div>
          <h3 className={sheet['heading']}>{t('details.instructions')}</h3>
          <p className={sheet['text']}>{exercise.instructions}</p>
        </div>
      )}
      {isBare && <p className={sheet['quiet']}>{t('details.none')}</p>}
    </Sheet>
  );
}
