import { getParsedComboboxData, MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type TypedChoiceFields, type TypedChoiceProps, useTypedChoice } from './typed-choice.ts';

type SearchableMultiSelectProps = Omit<MultiSelectProps, TypedChoiceFields> & TypedChoiceProps;

/** `SearchableSelect` for several options, which are shown as pills. */
export function SearchableMultiSelect({
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
}: SearchableMultiSelectProps) {
  const t = useTexts('shell');
  const { maxValues = Number.POSITIVE_INFINITY } = props;
  const nothingFound = props.nothingFoundMessage === undefined ? t('select.none') : props.nothingFoundMessage;
  const [chosen, setChosen] = useUncontrolled<string[]>({
    finalValue: [],
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(onChange && { onChange }),
  });
  const typing = useTypedChoice<string>({
    options: getParsedComboboxData<string>(props.data),
    filter: props.filter,
    nothingFound,
    refusal: chosen.length >= maxValues ? t('select.full', { count: maxValues }) : '',
    isSearching,
    actions,
    onSearchChange,
    onKeyDown,
    onChoose: (option) => !chosen.includes(option.value) && setChosen([...chosen, option.value]),
  });

  return (
    <MultiSelect
      {...props}
      {...typing.inputProps}
      value={chosen}
      error={typing.error ?? error}
      nothingFoundMessage={isSearching ? undefined : nothingFound}
      searchable
      searchValue={typing.typed ?? ''}
      onChange={setChosen}
      onOptionSubmit={(submitted) => {
        typing.clear();
        onOptionSubmit?.(submitted);
      }}
    />
  );
}
