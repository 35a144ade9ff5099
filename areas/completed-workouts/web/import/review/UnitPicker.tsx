import { SegmentedControl } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { distanceUnits, type HistoryPreview, type Units, weightUnits } from '../../../contract/import.ts';
import classes from './Check.module.css';

interface UnitPickerProps {
  preview: HistoryPreview;
  isReading: boolean;
  onChoose: (units: Units) => void;
}

/** Shown when the file does not name the unit; a change parses the file again. */
export function UnitPicker({ preview: { asks, units }, isReading, onChoose }: UnitPickerProps) {
  const t = useTexts('completed-workouts');
  if (!asks.weightUnit && !asks.distanceUnit) return null;
  return (
    <section className={classes['units']} aria-label={t('import.check.units')}>
      <p>{t('import.check.unitsWhy')}</p>
      {asks.weightUnit && (
        <div className={classes['unit']}>
          <span aria-hidden="true">{t('import.check.weightUnit')}</span>
          <SegmentedControl
            aria-label={t('import.check.weightUnit')}
            data={[...weightUnits]}
            value={units.weightUnit}
            disabled={isReading}
            onChange={(weightUnit) => onChoose({ ...units, weightUnit })}
          />
        </div>
      )}
      {asks.distanceUnit && (
        <div className={classes['unit']}>
          <span aria-hidden="true">{t('import.check.distanceUnit')}</span>
          <SegmentedControl
            aria-label={t('import.check.distanceUnit')}
            data={[...distanceUnits]}
            value={units.distanceUnit}
            disabled={isReading}
            onChange={(distanceUnit) => onChoose({ ...units, distanceUnit })}
          />
        </div>
      )}
    </section>
  );
}
