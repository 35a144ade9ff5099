import { ActionIcon, TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { barcodeDigits, hasValidCheckDigit } from '../../contract/barcode.ts';

const BarcodeScanner = lazy(async () => ({ default: (await import('./BarcodeScanner.tsx')).BarcodeScanner }));

interface BarcodeFieldProps {
  name: string;
  value?: string;
  onChange?: (value: string) => void;
  error?: React.ReactNode;
}

/** A barcode, typed or, where the browser reads barcodes, scanned with the camera. A wrong check digit is shown while typing. */
export function BarcodeField({ value = '', onChange, error, ...field }: BarcodeFieldProps) {
  const t = useTexts('aliments');
  const [isScanning, setScanning] = useState(false);
  const isWrong = !hasValidCheckDigit(barcodeDigits(value));

  return (
    <>
      <TextInput
        label={t('fields.barcode')}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        value={value}
        error={error || (isWrong && t('invalid.check_digit'))}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        rightSection={
          'BarcodeDetector' in window && (
            <ActionIcon variant="subtle" color="gray" aria-label={t('scan.open')} onClick={() => setScanning(true)}>
              <IconBarcode size={18} aria-hidden="true" />
            </ActionIcon>
          )
        }
        {...field}
      />
      <Suspense>
        {isScanning && <BarcodeScanner onScan={(digits) => onChange?.(digits)} onClose={() => setScanning(false)} />}
      </Suspense>
    </>
  );
}
