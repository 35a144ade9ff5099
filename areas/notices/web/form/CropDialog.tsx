import { Button, Group, Slider, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { areaOf, type Crop, maxZoom, wholeCrop, withMove, withZoom } from '../../rules/crop.ts';
import classes from './CropDialog.module.css';
import { croppedPicture } from './cropped-picture.ts';
import { useObjectUrl } from '#shell/web/widgets/use-object-url.ts';

interface CropDialogProps {
  file: File;
  /** Receives the cropped picture as a data URL. */
  onCrop: (dataUrl: string) => void;
  onClose: () => void;
  /** The browser cannot decode the file. */
  onUnreadable: () => void;
}

const arrows: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -0.05, down: 0 },
  ArrowRight: { right: 0.05, down: 0 },
  ArrowUp: { right: 0, down: -0.05 },
  ArrowDown: { right: 0, down: 0.05 },
};
const zoomKeys: Record<string, number> = { '+': 1.1, '-': 1 / 1.1 };

/** Crops an image to the ratio of notices: drag, arrow keys and zoom. */
export function CropDialog({ file, onCrop, onClose, onUnreadable }: CropDialogProps) {
  const t = useTexts('notices');
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);

  function apply(): void {
    if (!picture.current || !size) return;
    const cropped = croppedPicture(picture.current, areaOf(size, crop));
    if (cropped) onCrop(cropped);
    else onUnreadable();
  }

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const move = { right: -event.movementX / width, down: -event.movementY / height };
    setCrop((present) => withMove(size, present, move));
  }

  function press(event: KeyboardEvent): void {
    const [arrow, zoom] = [arrows[event.key], zoomKeys[event.key]];
    if (!size || (!arrow && !zoom)) return;
    event.preventDefault();
    setCrop((present) =>
      arrow ? withMove(size, present, arrow) : withZoom(size, present, present.zoom * (zoom ?? 1)),
    );
  }

  return (
    <Dialog opened onClose={onClose} title={t('picture.cropTitle')} size="lg">
      <Text size="sm" c="dimmed" mb={12}>
        {t('picture.cropHelp')}
      </Text>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('picture.area')}
        aria-valuenow={percent(crop.centerX)}
        aria-valuetext={t('picture.position', { across: percent(crop.centerX), down: percent(crop.centerY) })}
        className={classes['frame']}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        {url && (
          <img
            ref={picture}
            src={url}
            alt=""
            draggable={false}
            style={size ? styleOf(size, crop) : { visibility: 'hidden' }}
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={onUnreadable}
          />
        )}
      </div>
      <Slider
        thumbLabel={t('picture.zoom')}
        label={null}
        min={1}
        max={maxZoom}
        step={0.01}
        my={20}
        value={crop.zoom}
        onChange={(zoom) => size && setCrop((present) => withZoom(size, present, zoom))}
      />
      <Group justify="flex-end">
        <Button disabled={!size} onClick={apply}>
          {t('picture.apply')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Position and size of the image in percent of the frame, which shows the crop. */
function styleOf(image: { width: number; height: number }, crop: Crop) {
  const { left, top, width, height } = areaOf(image, crop);
  return {
    width: `${(image.width / width) * 100}%`,
    height: `${(image.height / height) * 100}%`,
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
  };
}

function percent(fraction: number): number {
  return Math.round(fraction * 100);
}
