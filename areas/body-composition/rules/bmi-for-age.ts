import { daysBetween } from '#shell/common/dates.ts';
import type { Gender } from './body.ts';

/** Classes of children and adolescents by their lower limit as a z-score, the lowest first. */
export const bmiForAgeClasses = [
  { name: 'severe_thinness', from: Number.NEGATIVE_INFINITY },
  { name: 'thinness', from: -3 },
  { name: 'normal', from: -2 },
  { name: 'overweight', from: 1 },
  { name: 'obesity', from: 2 },
] as const;

export type BmiForAgeClass = (typeof bmiForAgeClasses)[number]['name'];

export interface BmiForAge {
  /** Distance from the median of the same age and sex in standard deviations, not rounded. */
  zScore: number;
  /** Share of the reference population with a lower index, in percent, not rounded. */
  percentile: number;
  /** A limit belongs to the normal class: thinness is below -2, overweight above +1. */
  bmiClass: BmiForAgeClass;
}

interface Curve {
  /** Power of the Box-Cox transformation. */
  l: number;
  /** Median in kg/m². */
  m: number;
  /** Coefficient of variation. */
  s: number;
}

const firstMonth = 60;
const lastMonth = 216;
const stepMonths = 6;
const daysPerMonth = 30.4375;

/**
 * Curves every six months from 60 to 216 months, as `[l, m, s]`.
 *
 * Source: de Onis M et al. (2007), Development of a WHO growth reference for school-aged children and adolescents, Bulletin of the WHO
 * 85:660-667, tables of the body mass index for age.
 */
// biome-ignore format: one line per year of age
const curves: Record<Gender, readonly (readonly [l: number, m: number, s: number])[]> = {
  male: [
    [-0.7151, 15.2679, 0.08366], [-0.8554, 15.2645, 0.08516],
    [-0.9921, 15.3062, 0.08682], [-1.1230, 15.3825, 0.08865],
    [-1.2460, 15.4832, 0.09068], [-1.3596, 15.6023, 0.09289],
    [-1.4629, 15.7368, 0.09526], [-1.5542, 15.8855, 0.09778],
    [-1.6318, 16.0490, 0.10038], [-1.6944, 16.2333, 0.10303],
    [-1.7407, 16.4433, 0.10566], [-1.7710, 16.6786, 0.10823],
    [-1.7862, 16.9392, 0.11070], [-1.7873, 17.2236, 0.11304],
    [-1.7751, 17.5334, 0.11522], [-1.7511, 17.8704, 0.11720],
    [-1.7168, 18.2330, 0.11898], [-1.6732, 18.6148, 0.12055],
    [-1.6211, 19.0050, 0.12191], [-1.5615, 19.3937, 0.12310],
    [-1.4961, 19.7744, 0.12412], [-1.4263, 20.1427, 0.12501],
    [-1.3529, 20.4951, 0.12579], [-1.2762, 20.8287, 0.12650],
    [-1.1962, 21.1423, 0.12715], [-1.1129, 21.4354, 0.12777],
    [-1.0260, 21.7077, 0.12836],
  ],
  female: [
    [-0.8702, 15.2453, 0.09646], [-0.9780, 15.2464, 0.09920],
    [-1.0794, 15.2697, 0.10195], [-1.1728, 15.3200, 0.10471],
    [-1.2565, 15.4036, 0.10746], [-1.3287, 15.5240, 0.11020],
    [-1.3880, 15.6810, 0.11291], [-1.4336, 15.8738, 0.11557],
    [-1.4650, 16.0964, 0.11816], [-1.4823, 16.3425, 0.12067],
    [-1.4864, 16.6133, 0.12307], [-1.4787, 16.9136, 0.12534],
    [-1.4606, 17.2459, 0.12748], [-1.4339, 17.6088, 0.12946],
    [-1.4006, 17.9966, 0.13129], [-1.3621, 18.3986, 0.13295],
    [-1.3195, 18.8012, 0.13445], [-1.2739, 19.1931, 0.13580],
    [-1.2266, 19.5647, 0.13700], [-1.1788, 19.9070, 0.13808],
    [-1.1311, 20.2125, 0.13904], [-1.0838, 20.4769, 0.13991],
    [-1.0368, 20.7008, 0.14070], [-0.9898, 20.8863, 0.14142],
    [-0.9423, 21.0367, 0.14208], [-0.8944, 21.1586, 0.14271],
    [-0.8462, 21.2603, 0.14330],
  ],
};

/** Whose index it is, and the day of the measures. Days are `YYYY-MM-DD`. */
interface MeasuredPerson {
  day: string;
  birthDate: string;
  gender: Gender;
}

/**
 * The body mass index of a child or an adolescent in kg/m² against those of the same age and sex. Undefined below 5 years and from 18 on,
 * where the classes of adults are used.
 *
 * Z-scores beyond 3 are linear, by the distance between the second and the third standard deviation, as the WHO computes them.
 * Between two curves of the table the parameters are linear: median within 0.01 kg/m² of the monthly table.
 */
export function bmiForAge(bmi: number, { day, birthDate, gender }: MeasuredPerson): BmiForAge | undefined {
  const curve = curveAt(daysBetween(birthDate, day) / daysPerMonth, gender);
  if (!curve || !(bmi > 0)) return;

  const zScore = zScoreOf(bmi, curve);
  const bmiClass = bmiForAgeClasses.findLast(({ from }) => (from > 0 ? zScore > from : zScore >= from));
  return { zScore, percentile: 100 * normalShare(zScore), bmiClass: bmiClass?.name ?? 'severe_thinness' };
}

function curveAt(ageMonths: number, gender: Gender): Curve | undefined {
  if (!(ageMonths >= firstMonth && ageMonths < lastMonth)) return;
  const position = (ageMonths - firstMonth) / stepMonths;
  const before = curves[gender][Math.floor(position)];
  const after = curves[gender][Math.floor(position) + 1];
  if (!before || !after) return;
  const share = position % 1;
  const [l, m, s] = [0, 1, 2].map((index) => (1 - share) * (before[index] ?? 0) + share * (after[index] ?? 0));
  return { l: l ?? 0, m: m ?? 0, s: s ?? 0 };
}

function zScoreOf(bmi: number, curve: Curve): number {
  const { l, m, s } = curve;
  const zScore = ((bmi / m) ** l - 1) / (l * s);
  if (Math.abs(zScore) <= 3) return zScore;
  const side = Math.sign(zScore);
  const third = bmiAt(3 * side, curve);
  return side * (3 + Math.abs(bmi - third) / Math.abs(third - bmiAt(2 * side, curve)));
}

function bmiAt(zScore: number, { l, m, s }: Curve): number {
  return m * (1 + l * s * zScore) ** (1 / l);
}

/**
 * Share of a normal distribution below a z-score, with an error below 1.5e-7. Source: Abramowitz and Stegun (1964), 7.1.26.
 */
function normalShare(zScore: number): number {
  const x = Math.abs(zScore) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (polynomial * Math.exp(-x * x)) / 2;
  return zScore < 0 ? tail : 1 - tail;
}
