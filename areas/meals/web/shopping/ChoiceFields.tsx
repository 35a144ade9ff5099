import { ActionIcon, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { addDays } from '#shell/common/dates.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { limits, type ShoppingChoice } from '../../contract.ts';
import { useMealTexts } from '../texts.ts';
import classes from './Shopping.module.css';

/** Days that a device has without a connection on every day of the week. */
const maxDays = 7;

type Chosen = Omit<ShoppingChoice, 'chosenAt'>;

interface ChoiceFieldsProps {
  chosen: Chosen;
  today: string;
  isReadOnly: boolean;
  onChange: (change: Partial<Chosen>) => void;
}

export function ChoiceFields({ chosen: { from, days, persons }, today, isReadOnly, onChange }: ChoiceFieldsProps) {
  const { t } = useMealTexts();
  const starts = [
    { value: today, label: t('shopping.today') },
    { value: addDays(today, 1), label: t('shopping.tomorrow') },
  ];
  const other = starts.some(({ value }) => value === from) ? [] : [{ value: from, label: formatShortDate(from) }];

  return (
    <div className={classes['choice']}>
      <SegmentedControl
        aria-label={t('shopping.from')}
        classNames={{ label: classes['start'] ?? '' }}
        data={[...other, ...starts]}
        value={from}
        size="md"
        disabled={isReadOnly}
        onChange={(value) => onChange({ from: value })}
      />
      <NativeSelect
        aria-label={t('shopping.days')}
        size="md"
        disabled={isReadOnly}
        value={days}
        data={Array.from({ length: Math.max(maxDays, days) }, (_, index) => ({
          value: String(index + 1),
          label: t('shopping.daysValue', { count: index + 1 }),
        }))}
        onChange={({ currentTarget }) => onChange({ days: Number(currentTarget.value) })}
      />
      <fieldset className={classes['persons']}>
        <legend>{t('shopping.persons')}</legend>
        <ActionIcon
          variant="default"
          size={42}
          disabled={isReadOnly || persons <= 1}
          aria-label={t('shopping.personsLess')}
          onClick={() => onChange({ persons: persons - 1 })}
        >
          <IconMinus size={18} aria-hidden="true" />
        </ActionIcon>
        <output>{persons}</output>
        <ActionIcon
          variant="default"
          size={42}
          disabled={isReadOnly || persons >= limits.persons}
          aria-label={t('shopping.personsMore')}
          onClick={() => onChange({ persons: persons + 1 })}
        >
          <IconPlus size={18} aria-hidden="true" />
        </ActionIcon>
      </fieldset>
    </div>
  );
}
