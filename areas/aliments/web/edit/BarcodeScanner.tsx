import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { hasValidCheckDigit } from '../../contract/barcode.ts';
import classes from './form.module.css';

/** The part of the Shape Detection API that is used; browsers without it do not offer scanning. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector;

const formats = ['ean_13', 'ean_8', 'upc_a', 'itf'];

/** Time between two reads of the picture. */
const intervalMs = 200;

interface BarcodeScannerProps {
  onScan: (digits: string) => void;
  onClose: () => void;
}

/** Reads a barcode with the camera at the back. The camera is switched off when the dialog closes. */
export function BarcodeScanner({ onScan, onClose }: BarcodeScannerProps) {
  const t = useTexts('aliments');
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const finish = useEffectEvent((digits: string) => {
    onScan(digits);
    onClose();
  });

  // Synchronises with the camera: reads its picture until a barcode with a right check digit is found.
  useEffect(() => {
    const detector = new BarcodeDetector({ formats });
    let stream: MediaStream | undefined;
    let isEnded = false;
    const end = () => {
      isEnded = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const timer = setInterval(async () => {
      if (!stream || !video.current || isEnded) return;
      const found = await detector.detect(video.current).catch(() => []);
      const digits = found
        .map(({ rawValue }) => rawValue)
        .find((code) => /^\d+$/.test(code) && hasValidCheckDigit(code));
      if (digits && !isEnded) {
        end();
        finish(digits);
      }
    }, intervalMs);
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened;
        if (isEnded) end();
        else if (video.current) video.current.srcObject = opened;
      },
      () => setRefused(true),
    );
    return () => {
      clearInterval(timer);
      end();
    };
  }, []);

  return (
    <Dialog opened onClose={onClose} title={t('scan.title')}>
      {isRefused ? (
        <Text role="alert">{t('scan.refused')}</Text>
      ) : (
        <>
          <video ref={video} className={classes['camera']} autoPlay muted playsInline />
          <Text size="sm" c="dimmed" mt="sm">
            {t('scan.help')}
          </Text>
        </>
      )}
    </Dialog>
  );
}
