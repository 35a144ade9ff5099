import { useTexts } from '#shell/web/texts/texts.ts';
import type { ChartMark } from '../../contract.ts';
import type { ChartScale } from '../../rules/chart.ts';
import { labelledMarks } from '../../rules/mark-labels.ts';
import { markText } from '../metric-text.ts';
import classes from './MetricChart.module.css';

interface ChartMarksProps {
  marks: readonly ChartMark[];
  scale: ChartScale;
  left: number;
  right: number;
  /** Of the axis, below which the marks are. */
  y: number;
}

/** A line at the day of each mark, and its label below the axis where there is room. The table has all of them. */
export function ChartMarks({ marks, scale, left, right, y }: ChartMarksProps) {
  const t = useTexts('metrics');
  const shown = marks.map((mark) => ({ mark, x: scale.dayX(mark.day), text: t(`marks.short.${mark.kind}`) }));
  const placed = shown.filter(({ x }) => x >= left && x <= right);
  return labelledMarks(placed, { left, right }).map(({ mark, x, text, labelX }) => (
    <g key={`${mark.kind} ${mark.id}`}>
      <title>{markText(t, mark)}</title>
      <line x1={x} x2={x} y1={12} y2={y + 4} className={classes['mark']} />
      <path d={`M${x - 4} ${y + 9}L${x} ${y + 3}L${x + 4} ${y + 9}Z`} className={classes['markPoint']} />
      {labelX !== null && (
        <text x={labelX} y={y + 40} textAnchor="middle" className={classes['tick']}>
          {text}
        </text>
      )}
    </g>
  ));
}
