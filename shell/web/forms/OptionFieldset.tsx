import { Checkbox, type CheckboxProps, Radio, type RadioProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './OptionFieldset.module.css';

interface OptionFieldsetProps {
  legend: string;
  /** Name of the field in the contract, so that its error focuses the fieldset. */
  field: string;
  /** Search and filters of the options. */
  head: ReactNode;
  /** The chosen options, where they are not visible in the list. */
  chosen?: ReactNode;
  error: ReactNode;
  children: ReactNode;
}

/**
 * A form field with many options, of which several are visible and which can be searched. For fields that are too large
 * for a select.
 */
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

/** The options; above `maxHeight`, a CSS length, the list scrolls. */
export function OptionList({ maxHeight, children }: { maxHeight?: string; children: ReactNode }) {
  return (
    <ul className={classes['list']} style={maxHeight ? { maxHeight, overflowY: 'auto' } : undefined}>
      {children}
    </ul>
  );
}

/** A checkbox whose click target is the whole row. */
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
