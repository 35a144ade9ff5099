import { Fragment } from 'react';
import classes from './Pieces.module.css';

/** A range or tempo within a text: `6-8`, `77,5-80`, `3-1-1-0`. */
const range = /\d+(?:[.,]\d+)?(?:\s?[-–/]\s?\d+(?:[.,]\d+)?)+%?/g;

/**
 * Parts of a text such as `4 × 6-8 · 80 kg · RIR 2`, with line breaks between the parts, within a long part at its spaces, and never in a
 * range.
 */
export function Pieces({ parts: pieces }: { parts: readonly string[] }) {
  return (
    <span>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same text, and their order is fixed
        <Fragment key={index}>
          {index > 0 && ' · '}
          <span className={classes['piece']}>
            <WithRanges text={piece} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function WithRanges({ text }: { text: string }) {
  let end = 0;
  const parts = [...text.matchAll(range)].flatMap(({ 0: found, index }) => {
    const before = text.slice(end, index);
    end = index + found.length;
    return [
      before,
      <span key={index} className={classes['range']}>
        {found}
      </span>,
    ];
  });
  return [...parts, text.slice(end)];
}
