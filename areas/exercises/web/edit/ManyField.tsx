import type { MultiSelectProps } from '@mantine/core';
import { SearchableMultiSelect } from '#shell/web/forms/SearchableMultiSelect.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './form.module.css';

interface ManyFieldProps extends Pick<MultiSelectProps, 'label' | 'required'> {
  name: string;
  help?: string;
  options: NonNullable<MultiSelectProps['data']>;
  /** Maximum number of chosen values. */
  max: number;
}

/** A select of several values. The name is set on the inner input, which can take the focus when the field has an error. */
export function ManyField({ name, help, options, max, ...field }: ManyFieldProps) {
  const t = useTexts('exercises');

  return (
    <SearchableMultiSelect
      data={options}
      maxValues={max}
      description={help}
      placeholder={t('form.choose')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      attributes={{ inputField: { name, ...(field.required && { 'aria-required': true }) } }}
      classNames={{ input: classes['many'] ?? '', inputField: classes['typing'] ?? '' }}
      selectFirstOptionOnChange
      clearable
      hidePickedOptions
      {...field}
    />
  );
}
