import { IconExternalLink } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { TrainingExercise } from '../../../contract/training.ts';
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
  const isEmpty = !exercise?.instructions && !exercise?.assets.length && !info;

  return (
    <Sheet title={name} onClose={onClose}>
      {exercise?.assets.map((asset) => (
        <Asset key={asset.id} asset={asset} name={name} />
      ))}
      {muscles && (
        <dl className={sheet['facts']}>
          <dt>{t('details.muscles')}</dt>
          <dd>{muscles}</dd>
        </dl>
      )}
      {info && <Paragraph heading={t('details.info')} text={info} />}
      {exercise?.instructions && <Paragraph heading={t('details.instructions')} text={exercise.instructions} />}
      {isEmpty && <p className={sheet['quiet']}>{t('details.none')}</p>}
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

const sites = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

function Asset({ asset, name }: { asset: TrainingExercise['assets'][number]; name: string }) {
  const t = useTexts('completed-workouts');
  const { kind, url, posterUrl } = asset;
  if (kind === 'image') return <img className={sheet['stage']} src={url} alt={name} />;
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the video has no speech, and the instructions are below
      <video
        className={sheet['stage']}
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={name}
        controls
        playsInline
      />
    );
  return (
    <a className={sheet['link']} href={url} target="_blank" rel="noreferrer">
      <IconExternalLink size={18} aria-hidden="true" />
      {t('details.watch', { site: sites[kind] })}
    </a>
  );
}
