import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clamped } from '#shell/common/numbers.ts';
import type { Subject } from '#shell/web/api/subject.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Alignment, Photo, PhotoSet, Point } from '../../contract.ts';
import { PhotoImage } from '../PhotoImage.tsx';
import { usePhotoForm } from '../photo-form.ts';
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
export function AlignDialog({ onClose, ...props }: AlignDialogProps) {
  const t = useTexts('progress');
  const { subject, set, photo } = props;
  const form = usePhotoForm({ ...props, success: t('align.done'), onSuccess: onClose });
  const points = form.form.values.alignment ?? proposal;

  function save(alignment: Alignment | null): void {
    form.setValues({ alignment });
    form.submit();
  }

  return (
    <Dialog opened onClose={onClose} title={t('align.title')} size="lg">
      <p className={classes['help']}>{t('align.help')}</p>
      <FormSheet form={{ ...form, submit: () => save(points) }} save={t('align.save')}>
        <div className={classes['alignStage']}>
          <PhotoImage subject={subject} progressId={set.id} photoId={photo.id} size="full" alt={t('align.title')} />
          {(['upper', 'lower'] as const).map((which) => (
            <Handle
              key={which}
              label={t(`align.${which}`)}
              point={points[which]}
              onMove={(point) => form.setValues({ alignment: { ...points, [which]: point } })}
            />
          ))}
        </div>
        {photo.alignment && (
          <Button variant="subtle" color="gray" onClick={() => save(null)}>
            {t('align.remove')}
          </Button>
        )}
      </FormSheet>
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
