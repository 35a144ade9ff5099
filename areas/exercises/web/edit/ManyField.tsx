import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './form.module.css';

interface ManyFieldProps extends Pick<MultiSelectProps, 'label' | 'required' | 'data'> {
  name: string;
  help?: string;
  choices: NonNullable<MultiSelectProps['data']>;
  /** How many can be chosen. */
  most: number;
}

/** Several of a list. The name goes to the field that can take the focus, for the first wrong one. */
export function ManyField({ name, help, choices, most, ...field }: ManyFieldProps) {
  const t = useTexts('exercises');

  return (
    <MultiSelect
      data={choices}
      maxValues={most}
      description={help}
      placeholder={t('form.choose')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      attributes={{ inputField: { name } }}
      classNames={{ input: classes['many'] ?? '', inputField: classes['typing'] ?? '' }}
      searchable
      selectFirstOptionOnChange
      clearable
      hidePickedOptions
      {...field}
    />
  );
}
