import { AttachmentPlayer } from '#shell/web/attachments/AttachmentPlayer.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import { exerciseOf, useRunner } from '../runner-context.ts';
import sheet from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

/** Media, muscles, the coach's note and instructions of an exercise. Offline the media are missing unless cached. */
export function ExerciseSheet({ row: { name, exerciseId, info }, onClose }: { row: RunningRow; onClose: () => void }) {
  const t = useTexts('completed-workouts');
  const exerciseTexts = useTexts('exercises');
  const exercise = exerciseOf(useRunner().prescribed, exerciseId);
  const muscles = exercise?.primaryMuscles.map((code) => exerciseTexts(`muscles.${code}`)).join(', ');

  return (
    <Sheet title={name} onClose={onClose}>
      {exercise?.assets.map((asset) => (
        <div key={asset.id}>
          <AttachmentPlayer attachment={asset} name={name} />
        </div>
      ))}
      {muscles && (
        <dl className={sheet['details']}>
          <dt>{t('details.muscles')}</dt>
          <dd>{muscles}</dd>
        </dl>
      )}
      {info && <Paragraph heading={t('details.info')} text={info} />}
      {exercise?.instructions && <Paragraph heading={t('details.instructions')} text={exercise.instructions} />}
    </Sheet>
  );
}

function Paragraph({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <h3 className={sheet['heading']}>{heading}</h3>
      <p className={sheet['text']}>{text}</p>
    </div>
  );
}
