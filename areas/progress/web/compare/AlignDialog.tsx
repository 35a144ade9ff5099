import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { clamped } from '#shell/common/numbers.ts';
import { type Subject, useSubjectMutation } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Alignment, type Photo, photoRoutes, type PhotoSet, type Point } from '../../contract.ts';
import { PhotoImage } from '../PhotoImage.tsx';
import { photoInvalidations } from '../queries.ts';
import classes from './Compare.module.css';

interface AlignDialogProps {
  subject: Subject;
  set: PhotoSet;
  photo: Photo;
  onClose: () => void;
}

const proposal: Alignment = { upper: { x: 0.5, y: 0.25 }, lower: { x: 0.5, y: 0.5 } };
/** Movement by an arrow key, as a share of the photo. */
const step = 0.005;

/** Two points on a photo, stored beside it: the photo itself never changes. */
export function AlignDialog({ subject, set, photo, onClose }: AlignDialogProps) {
  const t = useTexts('progress');
  const [points, setPoints] = useState(photo.alignment ?? proposal);
  const { mutate, error, isPending } = useSubjectMutation(subject, photoRoutes.updatePhoto, {
    invalidates: photoInvalidations,
    skipGlobalErrorHandler: true,
    onSuccess: () => {
      toast.success(t('align.done'));
      onClose();
    },
  });
  const { id: photoId, pose, name } = photo;
  const save = (alignment: Alignment | null) => mutate({ progressId: set.id, photoId, pose, name, alignment });

  return (
    <Dialog opened onClose={onClose} title={t('align.title')} size="lg">
      <p className={classes['help']}>{t('align.help')}</p>
      <div className={classes['alignStage']}>
        <PhotoImage subject={subject} progressId={set.id} photoId={photoId} size="full" alt={t('align.title')} />
        {(['upper', 'lower'] as const).map((which) => (
          <Handle
            key={which}
            label={t(`align.${which}`)}
            point={points[which]}
            onMove={(point) => setPoints((present) => ({ ...present, [which]: point }))}
          />
        ))}
      </div>
      {error && (
        <p className={classes['error']} role="alert">
          {error.errors['alignment']?.[0] ?? error.message}
        </p>
      )}
      <Group mt="md" gap="sm">
        <Button loading={isPending} onClick={() => save(points)}>
          {t('align.save')}
        </Button>
        {photo.alignment && (
          <Button variant="default" onClick={() => save(null)}>
            {t('align.remove')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

interface HandleProps {
  label: string;
  point: Point;
  onMove: (point: Point) => void;
}

function Handle({ label, point, onMove }: HandleProps) {
  const handle = useRef<HTMLButtonElement>(null);

  function drag({ buttons, clientX, clientY }: PointerEvent): void {
    const stage = handle.current?.parentElement?.getBoundingClientRect();
    if (buttons === 0 || !stage) return;
    onMove(inside({ x: (clientX - stage.left) / stage.width, y: (clientY - stage.top) / stage.height }));
  }

  function press(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onMove(inside({ x: point.x + arrow.x, y: point.y + arrow.y }));
  }

  return (
    <button
      ref={handle}
      type="button"
      className={classes['handle']}
      aria-label={label}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

function inside({ x, y }: Point): Point {
  return { x: clamped(x, 0, 1), y: clamped(y, 0, 1) };
}
