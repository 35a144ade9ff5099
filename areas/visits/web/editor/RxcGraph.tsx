import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type RxcPoint, rxcScale } from '../../rules/rxc-scale.ts';
import classes from './RxcGraph.module.css';

interface RxcGraphProps {
  /** Earlier visits, the oldest first. */
  path: readonly (RxcPoint & { takenOn: string })[];
  now: RxcPoint | undefined;
}

const size = { width: 420, height: 276, left: 44, bottom: 36, top: 30, right: 16 };

/**
 * Resistance and reactance by height over visits, joined in order, with rays of equal phase angle. Shown without tolerance
 * ellipses: they belong to a reference population, of which the product has no data.
 */
export function RxcGraph({ path, now }: RxcGraphProps) {
  const t = useTexts('visits');
  const points = [...path.map(({ r, xc }) => ({ r, xc })), ...(now ? [now] : [])];
  const scale = rxcScale(points);
  if (!scale) return null;
  const x = (r: number) =>
    size.left + ((r - scale.r.from) / (scale.r.to - scale.r.from)) * (size.width - size.left - size.right);
  const y = (xc: number) =>
    size.height -
    size.bottom -
    ((xc - scale.xc.from) / (scale.xc.to - scale.xc.from)) * (size.height - size.top - size.bottom);
  const number = (value: number) => formatNumber(value, 0);
  const described = path.map(({ takenOn, r, xc }) =>
    t('bia.pathPoint', { date: formatDate(takenOn), r: number(r), xc: formatNumber(xc, 1) }),
  );
  if (now) described.push(t('bia.pathPoint', { date: t('bia.now'), r: number(now.r), xc: formatNumber(now.xc, 1) }));

  return (
    <figure className={classes['figure']}>
      <figcaption>{t('bia.graph')}</figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={[t('bia.graph'), ...described].join('. ')}
      >
        <path
          className={classes['axis']}
          d={`M${size.left} ${size.top}V${size.height - size.bottom}H${size.width - size.right}`}
        />
        {scale.rays.map(({ degrees, from, to }) => (
          <g key={degrees}>
            <line className={classes['ray']} x1={x(from.r)} y1={y(from.xc)} x2={x(to.r)} y2={y(to.xc)} />
            <text x={x(to.r)} y={y(to.xc) - 3} textAnchor="end">
              {t('bia.ray', { degrees })}
            </text>
          </g>
        ))}
        {scale.r.ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={size.height - size.bottom + 14} textAnchor="middle">
            {number(tick)}
          </text>
        ))}
        {scale.xc.ticks.map((tick) => (
          <text key={tick} x={size.left - 6} y={y(tick) + 4} textAnchor="end">
            {number(tick)}
          </text>
        ))}
        <text x={size.width - size.right} y={size.height - 4} textAnchor="end">
          {t('bia.axisR')}
        </text>
        <text x={4} y={10}>
          {t('bia.axisXc')}
        </text>
        <polyline
          className={classes['path']}
          points={points.map((point) => `${x(point.r)},${y(point.xc)}`).join(' ')}
        />
        {path.map((point) => (
          <circle key={point.takenOn} className={classes['past']} cx={x(point.r)} cy={y(point.xc)} r={4} />
        ))}
        {now && <circle className={classes['now']} cx={x(now.r)} cy={y(now.xc)} r={6} />}
      </svg>
    </figure>
  );
}
