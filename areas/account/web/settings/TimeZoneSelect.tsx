import { type SelectProps, Text } from '@mantine/core';
import { hasWordsBeginning } from '#shell/common/normalize-text.ts';
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
        options.filter((option) => hasWordsBeginning(`${option.label} ${namesOf(option)}`, search))
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
