import { Button, Slider } from '@mantine/core';
import { IconFocusCentered, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import type { Subject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Photo, PhotoSet } from '../../contract.ts';
import { type PhotoShape, placementOf, unmoved } from '../../rules/alignment.ts';
import { PhotoImage } from '../PhotoImage.tsx';
import { usePoseName } from '../pose-name.ts';
import classes from './Compare.module.css';
import { useZoom } from './use-zoom.ts';

export interface ComparedPhoto {
  set: PhotoSet;
  photo: Photo;
}

export type CompareMode = 'side' | 'slider' | 'fade';

/** Width by height of the frame of each photo, as `Compare.module.css` has it. */
const frameRatio = 3 / 4;

interface ComparedPhotosProps {
  subject: Subject;
  compared: readonly ComparedPhoto[];
  mode: CompareMode;
}

/** The photos beside or over each other, with one zoom and position for all. */
export function ComparedPhotos({ subject, compared, mode }: ComparedPhotosProps) {
  const t = useTexts('progress');
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({});
  const [share, setShare] = useState(50);
  const { view, handlers, zoomBy, reset } = useZoom();
  const [first] = compared;
  const shapeOf = ({ photo }: ComparedPhoto): PhotoShape => ({
    ratio: ratios[photo.id] ?? frameRatio,
    alignment: photo.alignment,
  });
  const zoomed = { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` };
  const layer = (one: ComparedPhoto, style?: CSSProperties) => (
    <div key={one.photo.id} className={classes['layer']} style={style}>
      <div className={classes['zoomed']} style={zoomed}>
        <Placed
          subject={subject}
          compared={one}
          placement={first ? placementOf(shapeOf(first), shapeOf(one), frameRatio) : unmoved}
          onRatio={(ratio) => setRatios((known) => ({ ...known, [one.photo.id]: ratio }))}
        />
      </div>
    </div>
  );

  return (
    <>
      {mode === 'side' ? (
        <div className={classes['side']} data-count={compared.length}>
          {compared.map((one) => (
            <div key={one.photo.id} className={classes['frame']} {...handlers}>
              {layer(one)}
              <DateLabel compared={one} />
            </div>
          ))}
        </div>
      ) : (
        <div className={classes['over']}>
          <div className={classes['frame']} {...handlers}>
            {compared.map((one, index) => layer(one, index === 0 ? undefined : topStyle(mode, share)))}
            {mode === 'slider' && <span className={classes['divider']} style={{ left: `${share}%` }} />}
            {compared.map((one, index) => (
              <DateLabel key={one.photo.id} compared={one} isSecond={index > 0} />
            ))}
          </div>
          <Slider
            label={null}
            thumbLabel={t(mode === 'slider' ? 'compare.position' : 'compare.opacity')}
            value={share}
            onChange={setShare}
            size="lg"
          />
        </div>
      )}
      <div className={classes['zoom']}>
        <Button variant="default" aria-label={t('compare.zoomOut')} onClick={() => zoomBy(1 / 1.25)}>
          <IconZoomOut size={20} aria-hidden="true" />
        </Button>
        <Button variant="default" aria-label={t('compare.zoomIn')} onClick={() => zoomBy(1.25)}>
          <IconZoomIn size={20} aria-hidden="true" />
        </Button>
        <Button variant="default" aria-label={t('compare.reset')} onClick={reset}>
          <IconFocusCentered size={20} aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}

/** The second photo: its right part, or more or less transparent. */
function topStyle(mode: CompareMode, share: number): CSSProperties {
  return mode === 'slider' ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
}

function DateLabel({ compared: { set }, isSecond = false }: { compared: ComparedPhoto; isSecond?: boolean }) {
  return (
    <span className={classes['date']} data-second={isSecond}>
      {formatDate(set.taken_on)}
    </span>
  );
}

interface PlacedProps {
  subject: Subject;
  compared: ComparedPhoto;
  placement: ReturnType<typeof placementOf>;
  onRatio: (ratio: number) => void;
}

/** A photo, moved, turned and enlarged so that its points lie on those of the first one. */
function Placed({ subject, compared: { set, photo }, placement: { x, y, scale, degrees }, onRatio }: PlacedProps) {
  const t = useTexts('progress');
  const pose = usePoseName()(photo);
  return (
    <PhotoImage
      subject={subject}
      progressId={set.id}
      photoId={photo.id}
      size="full"
      alt={t('photo.title', { pose, date: formatDate(set.taken_on) })}
      style={{ transform: `translate(${x * 100}%, ${y * 100}%) rotate(${degrees}deg) scale(${scale})` }}
      onRatio={onRatio}
    />
  );
}
