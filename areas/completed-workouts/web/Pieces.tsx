import { Fragment } from 'react';
import classes from './Pieces.module.css';

/** Parts of a text such as `4 × 6-8 · 80 kg · RIR 2`, with line breaks between the parts only. */
export function Pieces({ parts: pieces }: { parts: readonly string[] }) {
  return (
    <span>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same text, and their order is fixed
        <Fragment key={index}>
          {index > 0 && ' · '}
          <span className={classes['piece']}>{piece}</span>
        </Fragment>
      ))}
    </span>
  );
}
