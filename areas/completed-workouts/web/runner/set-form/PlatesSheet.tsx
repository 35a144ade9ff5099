import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { loadingOf, type PlateKg } from '../../../rules/plates.ts';
import { typedNumber } from '../../text.ts';
import { useRunner } from '../runner-context.ts';
import sheet from '../screens/Sheet.module.css';
import { Sheet } from '../screens/Sheet.tsx';
import { ownBarKg } from '../preferences.ts';
import classes from './PlatesSheet.module.css';
import { type Field, parseField } from './set-fields.ts';
import { Stepper } from './Stepper.tsx';

const maxBarKg = 50;
const weightField: Field = { kind: 'weight', step: 2.5, isNeeded: true, unit: 'm' };

interface PlatesSheetProps {
  /** Weight in the form; null when none is typed. */
  weightKg: number | null;
  onUse: (weightKg: number) => void;
  onClose: () => void;
}

/**
 * Sheet with the plates for each side of the bar; for a weight that cannot be loaded, with the nearest weights that
 * can.
 */
export function PlatesSheet({ weightKg, onUse, onClose }: PlatesSheetProps) {
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunner();
  const defaultBarKg = ownBarKg.use() ?? prescribed.settings.barKg;
  const [barText, setBarText] = useState(() => typedNumber(defaultBarKg));
  const [loadText, setLoadText] = useState(() =>
    typedNumber(weightKg !== null && weightKg > 0 ? weightKg : defaultBarKg),
  );
  const barKg = parseBar(barText);
  const loadKg = parseField(weightField, loadText) ?? null;

  function changeBar(text: string): void {
    setBarText(text);
    const kg = parseBar(text);
    if (kg !== null) ownBarKg.set(kg);
  }

  return (
    <Sheet title={t('plates.title')} onClose={onClose}>
      <div className={classes['numbers']}>
        <Stepper
          field={weightField}
          label={t('plates.weight')}
          value={loadText}
          isInvalid={loadKg === null}
          onChange={setLoadText}
        />
        <Stepper
          field={weightField}
          label={t('plates.bar')}
          value={barText}
          isInvalid={barKg === null}
          onChange={changeBar}
        />
      </div>
      {barKg !== null && loadKg !== null && (
        <Loading weightKg={loadKg} barKg={barKg} onChoose={(kg) => setLoadText(typedNumber(kg))} />
      )}
      <Button
        size="lg"
        fullWidth
        disabled={loadKg === null}
        onClick={() => {
          if (loadKg !== null) onUse(loadKg);
          onClose();
        }}
      >
        {t('plates.use', { weight: formatWeight(loadKg ?? 0) })}
      </Button>
    </Sheet>
  );
}

function parseBar(text: string): number | null {
  const kg = parseField(weightField, text) ?? null;
  return kg !== null && kg <= maxBarKg ? kg : null;
}

interface LoadingProps {
  weightKg: number;
  barKg: number;
  onChoose: (weightKg: number) => void;
}

function Loading({ weightKg, barKg, onChoose }: LoadingProps) {
  const t = useTexts('completed-workouts');
  const loading = loadingOf({ weightKg, barKg });

  if (loading.kind === 'between') {
    const { belowKg, aboveKg } = loading;
    const weight = formatWeight(weightKg);
    return (
      <div className={classes['between']} role="status">
        <p className={sheet['text']}>
          {belowKg === null
            ? t('plates.lessThanBar', { weight, bar: formatWeight(barKg) })
            : t('plates.between', { weight })}
        </p>
        <div className={classes['alternatives']}>
          {[belowKg, aboveKg].map(
            (kg) =>
              kg !== null && (
                <Button key={kg} variant="default" size="md" onClick={() => onChoose(kg)}>
                  {formatWeight(kg)}
                </Button>
              ),
          )}
        </div>
      </div>
    );
  }
  const { plates } = loading;
  return (
    <div className={classes['loaded']} role="status">
      <div className={classes['bar']} aria-hidden="true">
        {plates.map((plate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: plates of one size are equal, and their order is fixed
          <span key={index} className={classes['plate']} data-kg={plate}>
            {formatNumber(plate, 2)}
          </span>
        ))}
      </div>
      <p className={sheet['text']}>
        {plates.length === 0 ? t('plates.barOnly') : t('plates.perSide', { plates: platesText(plates) })}
      </p>
    </div>
  );
}

/** Returns the plates as text: `2 × 25 + 5 + 1,25 kg`. */
function platesText(plates: readonly PlateKg[]): string {
  const sizes = [...new Set(plates)].map((size) => {
    const count = plates.filter((plate) => plate === size).length;
    return count > 1 ? `${count} × ${formatNumber(size, 2)}` : formatNumber(size, 2);
  });
  return `${sizes.join(' + ')} kg`;
}
