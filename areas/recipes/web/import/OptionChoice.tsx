import { NativeSelect } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './ImportIngredients.module.css';
import { type ImportRow, withOptionChosen } from './import-rows.ts';

interface OptionChoiceProps {
  /** The first row behind `oppure`. */
  row: ImportRow;
  rows: readonly ImportRow[];
  onChange: (rows: ImportRow[]) => void;
}

/** Whether several foods behind `oppure` are another option of the meal, or only the first of them is an alternative. */
export function OptionChoice({ row, rows, onChange }: OptionChoiceProps) {
  const t = useTexts('recipes');
  const { option } = row.line;
  const before = rows.slice(0, rows.indexOf(row)).findLast(({ line }) => !line.isAlternative && !line.option);
  return (
    <li className={classes['option']}>
      <NativeSelect
        label={t('import.option.label')}
        value={row.isOption ? 'note' : 'foods'}
        data={[
          { value: 'note', label: t('import.option.note') },
          {
            value: 'foods',
            label: before
              ? t('import.option.foods', { food: row.line.text, text: before.line.text })
              : t('import.option.allFoods'),
          },
        ]}
        onChange={({ currentTarget }) =>
          option && onChange(withOptionChosen(rows, option.line, currentTarget.value === 'note'))
        }
      />
    </li>
  );
}
