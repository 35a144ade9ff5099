import { Switch } from '@mantine/core';
import { SegmentedField } from '../forms/SegmentedField.tsx';
import type { ReactNode } from 'react';
import type { Language } from '#shell/common/fields.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './Pdf.module.css';
import type { PdfOptionValues } from './queries.ts';

/** A boolean option of the document's schema. */
export interface PdfSwitch {
  name: string;
  label: string;
  help?: string;
}

interface PdfOptionPanelProps {
  options: PdfOptionValues;
  /** Language of the document. */
  language: Language;
  /** Default values. An option with its default value is not in the URL. */
  defaults: PdfOptionValues;
  switches: readonly PdfSwitch[];
  onChange: (change: PdfOptionValues) => void;
  fields?: ReactNode;
}

export function PdfOptionPanel({ options, language, defaults, switches, onChange, fields }: PdfOptionPanelProps) {
  const t = useTexts('pdf');

  return (
    <section className={classes['options']} aria-label={t('options')}>
      <SegmentedField
        label={t('language')}
        value={language}
        onChange={(value) => onChange({ language: value as 'it' | 'en' })}
        data={[
          { value: 'it', label: t('italian') },
          { value: 'en', label: t('english') },
        ]}
      />
      {fields}
      {switches.map(({ name, label, help }) => (
        <Switch
          key={name}
          label={label}
          description={help}
          checked={options[name] === true}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ [name]: checked === defaults[name] ? undefined : checked })
          }
          labelPosition="left"
          classNames={{ body: classes['option'] ?? '', labelWrapper: classes['optionLabel'] ?? '' }}
        />
      ))}
    </section>
  );
}
