import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DetailList.module.css';

export interface DetailField {
  label: string;
  /** The value; a dash is shown for an empty one. */
  value: ReactNode;
  /** Makes the value a link: `mailto:giulia@example.com`. */
  href?: string;
}

/** Labels and values of a record. */
export function DetailList({ fields }: { fields: readonly DetailField[] }) {
  return (
    <dl className={classes['list']}>
      {fields.map(({ label, value, href }) => (
        <div key={label} className={classes['field']}>
          <dt>{label}</dt>
          <dd>
            {value && href ? (
              <Anchor href={href} size="sm">
                {value}
              </Anchor>
            ) : (
              value || '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
