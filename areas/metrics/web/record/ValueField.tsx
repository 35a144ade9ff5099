import { Input, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unitOfUser } from '#shell/web/texts/units.ts';
import { type EntryUnit, type Side, sides } from '../../contract/measurement.ts';
import type { Unit } from '../../contract/types.ts';
import { hasSides } from '../../rules/sides.ts';
import { entryUnitsOf } from '../../rules/units.ts';
import { unitLabel } from '../metric-text.ts';
import classes from './Record.module.css';

export interface EntryValues {
  entered: string;
  /** Null: the unit of the type. */
  unit: EntryUnit | null;
  side: Side | null;
}

export const emptyEntry: EntryValues = { entered: '', unit: null, side: null };

interface ValueFieldProps {
  name: string;
  metric: string;
  unit: Unit;
  value: EntryValues;
  error?: ReactNode;
  description?: string | undefined;
  autoFocus?: boolean;
  onChange: (value: EntryValues) => void;
}

/** A typed number with its unit, and the side of a limb. The keyboard of a phone has the comma. */
export function ValueField({ name, metric, unit, value, error, description, autoFocus, onChange }: ValueFieldProps) {
  const t = useTexts('metrics');
  const units = entryUnitsOf(unit);
  // A number without unit, such as one of a draft, is in the unit of the type; an empty field has the unit of the user.
  const shownUnit = value.unit ?? (value.entered === '' ? unitOfUser(unit) : unit);

  const input = useRef<HTMLInputElement>(null);

  /** A unit of the field that was typed behind the number, `71,5 cm`, is chosen and leaves the number. Not while more may follow: `7h30`. */
  function separateUnit(): void {
    const typed = value.entered.trim().toLowerCase();
    const unitTyped = units.find((one) => typed.endsWith(unitLabel(t, one).toLowerCase()));
    const number = unitTyped && typed.slice(0, -unitLabel(t, unitTyped).length).trim();
    if (number && /\d$/.test(number)) onChange({ ...value, entered: number, unit: unitTyped });
  }

  // A click submits the form, as Enter does by a click of its button; on some phones the field keeps the focus.
  useEffect(() => {
    const form = input.current?.form;
    const beforeSubmit = () => document.activeElement === input.current && flushSync(separateUnit);
    form?.addEventListener('click', beforeSubmit, true);
    return () => form?.removeEventListener('click', beforeSubmit, true);
  });

  return (
    <div>
      <div className={classes['row']}>
        <TextInput
          ref={input}
          label={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={value.entered}
          error={Boolean(error)}
          {...(autoFocus && { 'data-autofocus': true })}
          {...(units.length === 1 && { rightSection: <span>{unitLabel(t, unit)}</span>, rightSectionWidth: 64 })}
          onChange={({ currentTarget }) => onChange({ ...value, unit: shownUnit, entered: currentTarget.value })}
          onBlur={separateUnit}
        />
        {units.length > 1 && (
          <NativeSelect
            className={classes['unit'] ?? ''}
            aria-label={t('record.unit', { name })}
            value={shownUnit}
            data={units.map((one) => ({ value: one, label: unitLabel(t, one) }))}
            onChange={({ currentTarget }) =>
              onChange({ ...value, unit: units.find((one) => one === currentTarget.value) ?? null })
            }
          />
        )}
        {hasSides(metric) && (
          <NativeSelect
            className={classes['side'] ?? ''}
            aria-label={t('record.side', { name })}
            value={value.side ?? ''}
            data={[
              { value: '', label: t('record.noSide') },
              ...sides.map((side) => ({ value: side, label: t(`sides.${side}`) })),
            ]}
            onChange={({ currentTarget }) =>
              onChange({ ...value, side: sides.find((side) => side === currentTarget.value) ?? null })
            }
          />
        )}
      </div>
      {error ? (
        <Input.Error mt={4}>{error}</Input.Error>
      ) : (
        description && <Input.Description mt={4}>{description}</Input.Description>
      )}
    </div>
  );
}
