import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './DateField.module.css';

interface DateFieldProps extends Omit<TextInputProps, 'onChange'> {
  value: string;
  /** Dates that a button each offers. An empty date clears the field. */
  proposals: readonly { date: string; label: string }[];
  onChange: (date: string) => void;
}

/** Field for a date, with buttons for the most likely ones. */
export function DateField({ value, proposals, onChange, ...field }: DateFieldProps) {
  return (
    <div className={classes['field']}>
      <TextInput type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} {...field} />
      <div className={classes['proposals']}>
        {proposals.map(({ date, label }) => (
          <button key={label} type="button" aria-pressed={date === value} onClick={() => onChange(date)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
