import { Input, SegmentedControl, Switch } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { PrintOptions } from '../../contract/print.ts';
import classes from './ProgramPdf.module.css';

interface OptionPanelProps {
  options: PrintOptions;
  /** Only a client's copy has workouts in the client's app. */
  hasClient: boolean;
  onChange: (change: Partial<PrintOptions>) => void;
}

type Choice = Exclude<keyof PrintOptions, 'language'>;

/** What the paper shows. What stands as usual is left out of the address. */
export function OptionPanel({ options, hasClient, onChange }: OptionPanelProps) {
  const t = useTexts('programs');
  const set = (name: Choice, usual: boolean) => (isOn: boolean) =>
    onChange({ [name]: isOn === usual ? undefined : isOn });

  return (
    <section className={classes['options']} aria-label={t('pdf.options')}>
      <Input.Wrapper label={t('pdf.language')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('pdf.language')}
          value={options.language ?? currentLanguage()}
          onChange={(value) => onChange({ language: value as 'it' | 'en' })}
          data={[
            { value: 'it', label: t('pdf.italian') },
            { value: 'en', label: t('pdf.english') },
          ]}
        />
      </Input.Wrapper>
      <Option label={t('pdf.cover')} help={t('pdf.coverHelp')} isOn={options.cover} onChange={set('cover', true)} />
      <Option label={t('pdf.notes')} isOn={options.notes} onChange={set('notes', true)} />
      <Option label={t('pdf.log')} help={t('pdf.logHelp')} isOn={options.log} onChange={set('log', false)} />
      <Option
        label={t('pdf.images')}
        help={t('pdf.imagesHelp')}
        isOn={options.images}
        onChange={set('images', false)}
      />
      {hasClient && (
        <Option label={t('pdf.codes')} help={t('pdf.codesHelp')} isOn={options.codes} onChange={set('codes', true)} />
      )}
    </section>
  );
}

interface OptionProps {
  label: string;
  help?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Option({ label, help, isOn, onChange }: OptionProps) {
  return (
    <Switch
      label={label}
      description={help}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      labelPosition="left"
      classNames={{ body: classes['option'] ?? '', labelWrapper: classes['optionWords'] ?? '' }}
    />
  );
}
