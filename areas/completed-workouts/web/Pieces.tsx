import { Fragment } from 'react';
import classes from './Pieces.module.css';

/** `4 × 6-8 · 80 kg · RIR 2`, with line breaks between the parts only. */
export function Pieces({ parts: pieces }: { parts: readonly string[] }) {
  return (
    <span>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may read the same, and they never move
        <Fragment key={index}>
          {index > 0 && ' · '}
          <span className={classes['piece']}>{piece}</span>
        </Fragment>
      ))}
    </span>
  );
}
