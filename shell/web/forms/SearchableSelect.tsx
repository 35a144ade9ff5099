import { type Primitive, Select, type SelectProps } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';

/** A select whose options are searched by typing. What is typed replaces the chosen option. */
export function SearchableSelect<Value extends Primitive = string>(props: SelectProps<Value>) {
  const t = useTexts('shell');
  return <Select nothingFoundMessage={t('select.none')} {...props} searchable onFocus={selectText} />;
}

function selectText({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}
