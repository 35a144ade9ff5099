import { Checkbox, type CheckboxProps, Radio, type RadioProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './OptionFieldset.module.css';

interface OptionFieldsetProps {
  legend: string;
  /** The field of the contract, whose fault leads here. */
  field: string;
  /** What narrows the options. */
  head: ReactNode;
  /** What is chosen, where it cannot be seen among the options. */
  chosen?: ReactNode;
  error: ReactNode;
  children: ReactNode;
}

/** A field of a form too large for a select: options one searches in and sees several of. */
export function OptionFieldset({ legend, field, head, chosen, error, children }: OptionFieldsetProps) {
  return (
    <fieldset className={classes['card']} data-field={field} tabIndex={-1}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={classes['head']}>{head}</div>
      {chosen}
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** The options. Higher than `maxHeight`, a length of CSS, it scrolls by itself. */
export function OptionList({ maxHeight, children }: { maxHeight?: string; children: ReactNode }) {
  return (
    <ul className={classes['list']} style={maxHeight ? { maxHeight, overflowY: 'auto' } : undefined}>
      {children}
    </ul>
  );
}

/** The whole row is its target. */
export function CheckOption({ badge, ...props }: CheckboxProps & { badge?: ReactNode }) {
  return (
    <li className={badge ? classes['line'] : undefined}>
      <Checkbox className={classes['option'] ?? ''} {...props} />
      {badge}
    </li>
  );
}

export function RadioOption(props: RadioProps) {
  return (
    <li>
      <Radio className={classes['option'] ?? ''} {...props} />
    </li>
  );
}
