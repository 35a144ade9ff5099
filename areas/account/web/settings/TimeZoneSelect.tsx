import { type SelectProps, Text } from '@mantine/core';
import { hasWordsBeginning, wordsOf } from '#shell/common/normalize-text.ts';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { formatTimeZone } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { cityOfZone } from './time-zone-cities.ts';

/** An option whose value is the id of a time zone, or another text that is no zone. */
export interface ZoneOption {
  value: string;
  label: string;
  isZone: boolean;
}

interface TimeZoneSelectProps extends Pick<SelectProps, 'label' | 'description' | 'value' | 'onChange'> {
  options: readonly ZoneOption[];
}

/** Finds a time zone by its id, its cities and country, and its name, in the language of the reader. */
export function TimeZoneSelect({ options, ...props }: TimeZoneSelectProps) {
  const t = useTexts('account');
  const citiesOf = ({ value }: ZoneOption) => {
    const city = cityOfZone[value];
    return city && t(`settings.timeZone.cities.${city}`);
  };
  const placesOf = (option: ZoneOption) =>
    option.isZone ? [option.label.split('/').at(-1) ?? '', ...(citiesOf(option)?.split(', ') ?? [])] : [];
  const namesOf = (option: ZoneOption) =>
    option.isZone ? [citiesOf(option), formatTimeZone(option.value)].filter(Boolean).join(' · ') : '';
  const optionOf = (value: string) => options.find((option) => option.value === value);

  return (
    <SearchableSelect
      {...props}
      data={[...options]}
      allowDeselect={false}
      maxDropdownHeight={320}
      nothingFoundMessage={t('settings.timeZone.none')}
      filter={({ search }) =>
        options
          .filter((option) => hasWordsBeginning(`${option.label} ${namesOf(option)}`, search))
          .map((option) => ({ option, rank: matchRank(placesOf(option), search) }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ option }) => option)
      }
      renderOption={({ option: { value, label } }) => {
        const option = optionOf(value);
        const names = option && namesOf(option);
        return (
          <div>
            {label}
            {names && (
              <Text size="xs" c="dimmed">
                {names}
              </Text>
            )}
          </div>
        );
      }}
    />
  );
}

/**
 * Rank of a found time zone: 0 for a place that is the search, and without a search, else the position of the place that begins
 * with it. The cities of a zone come before its country, so that “Roma” is Rome rather than Romania.
 */
function matchRank(places: readonly string[], search: string): number {
  const typed = wordsOf(search).join(' ');
  if (!typed) return 0;
  const normalised = places.map((name) => wordsOf(name).join(' '));
  if (normalised.includes(typed)) return 0;
  const index = normalised.findIndex((name) => name.startsWith(typed));
  return index === -1 ? Number.MAX_SAFE_INTEGER : index + 1;
}
