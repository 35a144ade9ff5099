import { getParsedComboboxData, type Primitive, Select, type SelectProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import type { FocusEvent } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { itemsOf, type TypedChoiceFields, type TypedChoiceProps, useTypedChoice } from './typed-choice.ts';

type SearchableSelectProps<Value extends Primitive> = Omit<SelectProps<Value>, TypedChoiceFields> & TypedChoiceProps;

/**
 * A select whose options are searched by typing. What is typed replaces the chosen option, and is not dropped: it chooses an
 * option, or stays in the field with a message.
 */
export function SearchableSelect<Value extends Primitive = string>({
  value,
  defaultValue,
  onChange,
  onOptionSubmit,
  isSearching,
  actions,
  onSearchChange,
  onKeyDown,
  error,
  ...props
}: SearchableSelectProps<Value>) {
  const t = useTexts('shell');
  const options = getParsedComboboxData<Value>(props.data);
  const nothingFound = props.nothingFoundMessage === undefined ? t('select.none') : props.nothingFoundMessage;
  const [chosen, setChosen] = useUncontrolled<Value | null>({
    finalValue: null,
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange: onChange as (value: Value | null, ...option: unknown[]) => void }),
  });
  const typing = useTypedChoice({
    options,
    chosen,
    filter: props.filter,
    nothingFound,
    isSearching,
    actions,
    onSearchChange,
    onKeyDown,
    onChoose: (option) => option.value !== chosen && setChosen(option.value, option),
  });
  const label = itemsOf(options).find((option) => option.value === chosen)?.label ?? '';

  return (
    <Select<Value>
      {...props}
      {...typing.inputProps}
      value={chosen}
      error={typing.error ?? error}
      nothingFoundMessage={isSearching ? undefined : nothingFound}
      searchable
      searchValue={typing.typed ?? label}
      onFocus={selectText}
      onChange={setChosen}
      onOptionSubmit={(submitted) => {
        typing.clear();
        onOptionSubmit?.(submitted);
      }}
    />
  );
}

function selectText({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}
