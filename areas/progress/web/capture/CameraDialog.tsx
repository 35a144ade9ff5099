import { Button, CloseButton, Modal, SegmentedControl } from '@mantine/core';
import { IconCameraRotate } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Pose, PoseHistory } from '../../contract.ts';
import { PhotoImage } from '../PhotoImage.tsx';
import { Silhouette } from '../Silhouette.tsx';
import classes from './Camera.module.css';
import { toJpeg } from './readable-photo.ts';
import { useCamera } from './use-camera.ts';

interface CameraDialogProps {
  subject: Subject;
  pose: Pose;
  /** The name of the pose as the user reads it. */
  label: string;
  /** Earlier photos of this pose; undefined when there is none. */
  history: PoseHistory | undefined;
  onPhoto: (file: File) => void;
  onClose: () => void;
}

const timers = [0, 3, 5, 10] as const;
const guides = ['outline', 'first', 'last', 'none'] as const;
type Guide = (typeof guides)[number];

/** The camera with an outline or an earlier photo over its picture. */
export function CameraDialog({ subject, pose, label, history, onPhoto, onClose }: CameraDialogProps) {
  const t = useTexts('progress');
  const [facingMode, setFacingMode] = useState<'user' | 'environment'>('environment');
  const [guide, setGuide] = useState<Guide>(history ? 'last' : 'outline');
  const [timer, setTimer] = useState(0);
  const { video, state } = useCamera(facingMode);
  const shoot = async () => {
    const { current } = video;
    if (!current) return;
    const file = await toJpeg(current, { width: current.videoWidth, height: current.videoHeight });
    if (file) onPhoto(file);
  };
  const { left, start } = useCountdown(() => void shoot());
  const offered = guides.filter((name) => history || (name !== 'first' && name !== 'last'));

  return (
    <Modal opened onClose={onClose} fullScreen withCloseButton={false} padding={0} title={null}>
      <section className={classes['camera']} aria-label={t('camera.title', { pose: label })}>
        <header className={classes['head']}>
          <h2>{label}</h2>
          <CloseButton aria-label={t('compare.cancel')} size="lg" onClick={onClose} />
        </header>
        <div className={classes['stage']}>
          <video ref={video} muted playsInline />
          {state === 'ready' && <Overlay subject={subject} pose={pose} guide={guide} history={history} />}
          {state !== 'ready' && (
            <p className={classes['message']} role={state === 'failed' ? 'alert' : 'status'}>
              {t(`camera.${state}`)}
            </p>
          )}
          {left > 0 && (
            <p className={classes['countdown']} role="timer" aria-label={t('camera.countdown', { count: left })}>
              {left}
            </p>
          )}
        </div>
        <div className={classes['controls']}>
          <SegmentedControl
            fullWidth
            aria-label={t('camera.overlay')}
            data={offered.map((value) => ({ value, label: t(`camera.${value}`) }))}
            value={guide}
            onChange={(value) => setGuide(guides.find((name) => name === value) ?? 'outline')}
          />
          <SegmentedControl
            fullWidth
            aria-label={t('camera.timer')}
            data={timers.map((seconds) => ({
              value: String(seconds),
              label: seconds === 0 ? t('camera.off') : t('camera.seconds', { count: seconds }),
            }))}
            value={String(timer)}
            onChange={(value) => setTimer(Number(value))}
          />
          <div className={classes['buttons']}>
            <Button
              variant="default"
              size="lg"
              aria-label={t('camera.switch')}
              onClick={() => setFacingMode(facingMode === 'user' ? 'environment' : 'user')}
            >
              <IconCameraRotate size={22} aria-hidden="true" />
            </Button>
            <Button
              size="lg"
              className={classes['shutter'] ?? ''}
              disabled={state !== 'ready' || left > 0}
              onClick={() => (timer === 0 ? void shoot() : start(timer))}
            >
              {t('camera.shutter')}
            </Button>
          </div>
        </div>
      </section>
    </Modal>
  );
}

type OverlayProps = Pick<CameraDialogProps, 'subject' | 'pose' | 'history'> & { guide: Guide };

function Overlay({ subject, pose, guide, history }: OverlayProps) {
  if (guide === 'outline') return <Silhouette pose={pose} className={classes['outline']} />;
  const earlier = guide === 'none' ? undefined : history?.[guide];
  if (!earlier) return null;
  return (
    <div className={classes['ghost']}>
      <PhotoImage
        subject={subject}
        progressId={earlier.progressId}
        photoId={earlier.photoId}
        size="full"
        alt={earlier.taken_on}
        staysSharp
      />
    </div>
  );
}

/** Seconds left of a countdown, 0 when none runs; `onEnd` is called once at its end. */
function useCountdown(onEnd: () => void): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(0);

  // Synchronises with the clock: one step a second.
  useEffect(() => {
    if (left === 0) return;
    const step = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onEnd();
    }, 1000);
    return () => clearTimeout(step);
  });

  return { left, start: setLeft };
}
