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
                {typeof value === 'string' ? <BrokenBeforeAt text={value} /> : value}
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

/** An e-mail address that does not fit on a line is broken before the @, and within a word only where that does not suffice. */
function BrokenBeforeAt({ text }: { text: string }) {
  const [local = '', ...domain] = text.split(/(?=@)/);
  return (
    <>
      {local}
      {domain.length > 0 && <wbr />}
      {domain}
    </>
  );
}
