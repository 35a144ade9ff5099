import { Input, SegmentedControl, Switch } from '@mantine/core';
import { currentLanguage } from '../texts/language.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './Pdf.module.css';
import type { PdfOptionValues } from './queries.ts';

/** One thing that can be on or off in the document: a yes/no option of its schema. */
export interface PdfSwitch {
  name: string;
  label: string;
  help?: string;
}

interface PdfOptionPanelProps {
  options: PdfOptionValues;
  /** Options at their default are left out of the address. */
  defaults: PdfOptionValues;
  switches: readonly PdfSwitch[];
  onChange: (change: PdfOptionValues) => void;
}

export function PdfOptionPanel({ options, defaults, switches, onChange }: PdfOptionPanelProps) {
  const t = useTexts('pdf');

  return (
    <section className={classes['options']} aria-label={t('options')}>
      <Input.Wrapper label={t('language')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('language')}
          value={options.language ?? currentLanguage()}
          onChange={(value) => onChange({ language: value as 'it' | 'en' })}
          data={[
            { value: 'it', label: t('italian') },
            { value: 'en', label: t('english') },
          ]}
        />
      </Input.Wrapper>
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
