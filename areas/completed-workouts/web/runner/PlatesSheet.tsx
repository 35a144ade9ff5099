import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber, formatWeight } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { loadingOf, type PlateKg } from '../../rules/plates.ts';
import { typedNumber } from '../text.ts';
import { type Field, parseField } from './set-fields.ts';
import plates from './PlatesSheet.module.css';
import { ownBarKg } from './preferences.ts';
import { useRunning } from './runner-context.ts';
import sheet from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';
import { Stepper } from './Stepper.tsx';

const heaviestBarKg = 50;
const bar: Field = { kind: 'weight', step: 2.5, isNeeded: true, unit: 'm' };

interface PlatesSheetProps {
  /** Null: nothing typed yet. */
  weightKg: number | null;
  onUse: (weightKg: number) => void;
  onClose: () => void;
}

/** Which plates go on each side of the bar, and what to load when the weight cannot be. */
export function PlatesSheet({ weightKg, onUse, onClose }: PlatesSheetProps) {
  const t = useTexts('completed-workouts');
  const { prescribed } = useRunning();
  const usualBarKg = ownBarKg.use() ?? prescribed.settings.barKg;
  const [typed, setTyped] = useState(() => typedNumber(usualBarKg));
  const read = parseField(bar, typed);
  const barKg = read === undefined || read === null || read > heaviestBarKg ? null : read;
  const [load, setLoad] = useState(() => typedNumber(weightKg ?? usualBarKg));
  const loadKg = parseField(bar, load) ?? null;

  function changeBar(text: string): void {
    setTyped(text);
    const kg = parseField(bar, text);
    if (kg !== undefined && kg !== null && kg <= heaviestBarKg) ownBarKg.set(kg);
  }

  function use(kg: number): void {
    onUse(kg);
    onClose();
  }

  const label = (name: 'plates.weight' | 'plates.bar') => t(name);
  const fields = [
    { label: label('plates.weight'), value: load, wrong: loadKg === null, onChange: setLoad },
    { label: label('plates.bar'), value: typed, wrong: barKg === null, onChange: changeBar },
  ];

  return (
    <Sheet title={t('plates.title')} onClose={onClose}>
      <div className={plates['numbers']}>
        {fields.map((field) => (
          <Stepper key={field.label} field={bar} padIs="none" onFocus={() => {}} {...field} />
        ))}
      </div>
      {barKg !== null && loadKg !== null && (
        <Loaded weightKg={loadKg} barKg={barKg}>
          {(kg) => (
            <Button key={kg} variant="default" size="md" onClick={() => setLoad(typedNumber(kg))}>
              {formatWeight(kg)}
            </Button>
          )}
        </Loaded>
      )}
      <Button size="lg" fullWidth disabled={loadKg === null} onClick={() => loadKg !== null && use(loadKg)}>
        {t('plates.use', { weight: formatWeight(loadKg ?? 0) })}
      </Button>
    </Sheet>
  );
}

interface LoadedProps {
  weightKg: number;
  barKg: number;
  /** A way to a weight that can be loaded. */
  children: (weightKg: number) => ReactNode;
}

function Loaded({ weightKg, barKg, children }: LoadedProps) {
  const t = useTexts('completed-workouts');
  const loading = loadingOf({ weightKg, barKg });

  if (loading.kind === 'between') {
    const { belowKg, aboveKg } = loading;
    return (
      <div className={plates['between']} role="status">
        <p className={sheet['text']}>
          {belowKg === null
            ? t('plates.lessThanBar', { weight: formatWeight(weightKg), bar: formatWeight(barKg) })
            : t('plates.between', { weight: formatWeight(weightKg) })}
        </p>
        <div className={plates['ways']}>
          {belowKg !== null && children(belowKg)}
          {children(aboveKg)}
        </div>
      </div>
    );
  }
  return (
    <div className={plates['loaded']} role="status">
      <Bar plates={loading.plates} />
      <p className={sheet['text']}>
        {loading.plates.length === 0
          ? t('plates.barOnly')
          : t('plates.perSide', { plates: platesText(loading.plates) })}
      </p>
    </div>
  );
}

/** `2 × 25 + 5 + 1,25 kg` */
function platesText(loaded: readonly PlateKg[]): string {
  const sizes = [...new Set(loaded)];
  const words = sizes.map((size) => {
    const count = loaded.filter((plate) => plate === size).length;
    return count > 1 ? `${count} × ${formatNumber(size, 2)}` : formatNumber(size, 2);
  });
  return `${words.join(' + ')} kg`;
}

/** One end of the bar as it lies before one. The words below say the same. */
function Bar({ plates: loaded }: { plates: readonly PlateKg[] }) {
  return (
    <div className={plates['bar']} aria-hidden="true">
      {loaded.map((plate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two plates of a size are the same, and they never move
        <span key={index} className={plates['plate']} data-kg={plate}>
          {formatNumber(plate, 2)}
        </span>
      ))}
    </div>
  );
}
