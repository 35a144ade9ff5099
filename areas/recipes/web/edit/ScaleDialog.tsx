import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { type Component, limits as alimentLimits } from '#areas/aliments/contract.ts';
import { withScaled, withTotalQuantity } from '#areas/aliments/rules/quantities.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { limits } from '../../contract.ts';
import classes from './Ingredients.module.css';

export interface Scaled {
  components: Component[];
  /** The number of portions when that was chosen. */
  portions: number | null;
  factor: number;
}

interface ScaleDialogProps {
  opened: boolean;
  components: Component[];
  portions: number;
  onScale: (scaled: Scaled) => void;
  onClose: () => void;
}

/** Recomputes all quantities in proportion, for a number of portions or a total weight. */
export function ScaleDialog({ opened, onClose, ...props }: ScaleDialogProps) {
  const t = useTexts('recipes');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('scaling.title')}>
      <ScaleFields {...props} onClose={onClose} />
    </Dialog>
  );
}

function ScaleFields({ components, portions, onScale, onClose }: Omit<ScaleDialogProps, 'opened'>) {
  const t = useTexts('recipes');
  const rawGrams = components.reduce((sum, { quantity }) => sum + quantity, 0);
  const [by, setBy] = useState<'portions' | 'grams'>('portions');
  const [amounts, setAmounts] = useState<{ portions: number | string; grams: number | string }>({
    portions,
    grams: Math.round(rawGrams),
  });
  const amount = amounts[by];
  const maximum = by === 'portions' ? limits.portions : alimentLimits.quantity;
  const isValid = typeof amount === 'number' && amount > 0 && amount <= maximum;

  function scale(): void {
    if (!isValid) return;
    if (by === 'portions') {
      const factor = amount / portions;
      onScale({ components: withScaled(components, factor), portions: amount, factor });
    } else {
      const factor = rawGrams > 0 ? amount / rawGrams : 1;
      onScale({ components: withTotalQuantity(components, amount), portions: null, factor });
    }
    onClose();
  }

  return (
    <Stack gap="md">
      <p className={classes['detail']} style={{ margin: 0 }}>
        {t('scaling.help')}
      </p>
      <SegmentedField
        label={t('scaling.by')}
        value={by}
        onChange={(value) => setBy(value === 'grams' ? 'grams' : 'portions')}
        data={[
          { value: 'portions', label: t('scaling.byPortions') },
          { value: 'grams', label: t('scaling.byGrams') },
        ]}
      />
      <DecimalInput
        label={t(`scaling.${by}`)}
        value={amount}
        max={maximum}
        hideControls
        data-autofocus
        {...(by === 'grams' && { suffix: ' g' })}
        onChange={(value) => setAmounts({ ...amounts, [by]: value })}
        onKeyDown={(event) => event.key === 'Enter' && scale()}
      />
      <Button disabled={!isValid} onClick={scale} style={{ alignSelf: 'end' }}>
        {t('scaling.apply')}
      </Button>
    </Stack>
  );
}
