import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatMeasured } from '#shell/web/texts/units.ts';
import type { ReviewedAnswer } from '../../contract/reviews.ts';
import classes from './Review.module.css';

const [width, height, margin] = [96, 28, 3];

/** The last numbers of a question as a line; by the days between them, so that a gap is a gap. */
export function Spark({ numbers, unit }: Pick<ReviewedAnswer, 'numbers' | 'unit'>) {
  const t = useTexts('surveys');
  if (numbers.length < 3) return null;
  const values = numbers.map(({ value }) => value);
  const days = numbers.map(({ dueOn }) => Date.parse(dueOn));
  const points = numbers.map(({ value }, index) => {
    const x = margin + share(days[index] ?? 0, days) * (width - 2 * margin);
    const y = height - margin - share(value, values) * (height - 2 * margin);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const text = numbers
    .map(({ dueOn, value }) => `${formatDate(dueOn)}: ${formatMeasured(value, unit, unit ? 1 : 2)}`)
    .join(', ');
  return (
    <svg
      className={classes['spark']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('review.trend', { numbers: text })}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}

/** 0 for the smallest, 1 for the largest; in the middle when all are the same. */
function share(value: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most === least ? 0.5 : (value - least) / (most - least);
}
