const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const joint = String.raw`(?:\s*[-/]\s*|\+|\s\+\s?)`;
const measure = String.raw`(?:(?:kg|kili|chili|lbs?)(?!\p{L})|%)`;
const setsOf = String.raw`\d{1,3}(?:\s*-\s*\d{1,2})?\s*(?:[x*]|(?:serie|sets?)(?!\p{L})\s*(?:x|da|di|per|of|[,:])?)\s*`;
/** Numbers behind `3x`, or at least four of them, up to the unit of a load. */
const chain = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,@]|@\s)(?:(${setsOf})(\d{1,3}${joint}${number}(?:${joint}${number}){0,20})|()(\d{1,3}(?:[-/]\d{1,3}){2,20}${joint}${number}(?:${joint}${number}){0,20}))(?=\s*${measure})`,
  'iu',
);
/** As many repetitions with commas as sets, and a load behind a sign: `3x8, 6, 4 +10 kg`. */
const withCommas = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])((\d{1,2})\s*[x*]\s*\d{1,3}(?:,\s+\d{1,3}){1,20})\s+([-/+]\s?)(?=${number}(?:[-/]${number}){0,20}\s*${measure})`,
  'iu',
);
/** `-20 kg` and `-10%` are relative to another set. */
const mostRelative = 50;
const mostReps = 60;

interface Step {
  /** What joins the number to the one before it; '' for the first number. */
  joint: string;
  number: string;
}

/**
 * Writes a load that follows the repetitions like another of them with its mark: `3x6-8 +10 kg`, `3x8-6-4 - 80 kg` and `3x6-8/80 kg`
 * become `3x6-8 @+10 kg`, `3x8-6-4 @80 kg` and `3x6-8 @80 kg`. Without it the load would begin within the repetitions.
 */
export function withLoadAfterAmount(text: string): string {
  const listed = text.replace(withCommas, (all, reps: string, sets: string, sign: string) => {
    const isBySet = reps.split(',').length === Number(sets);
    return isBySet ? `${reps} @${sign.startsWith('+') ? '+' : ''}` : all;
  });
  const match = chain.exec(listed);
  if (!match) return listed;
  const [all, sets = '', behindSets, , alone = ''] = match;
  const steps = stepsOf(behindSets ?? alone);
  const first = firstOfLoad(steps, {
    sets: Number.parseInt(sets, 10),
    isPercent: isPercentAt(listed, match.index + all.length),
  });
  if (first === null) return listed;
  const after = listed.slice(match.index + all.length);
  const reps = textOf(steps.slice(0, first));
  if (first === steps.length) return `${listed.slice(0, match.index)}${sets}${reps} · ${after.trimStart()}`;
  const sign = steps[first]?.joint.includes('+') ? '+' : '';
  return `${listed.slice(0, match.index)}${sets}${reps} @${sign}${textOf(steps.slice(first))}${after}`;
}

function isPercentAt(text: string, index: number): boolean {
  return /^\s*%/.test(text.slice(index));
}

function stepsOf(numbers: string): Step[] {
  return [...numbers.matchAll(new RegExp(`(${joint})?(${number})`, 'gu'))].map(([, before = '', one = '']) => ({
    joint: before,
    number: one,
  }));
}

/** The numbers with their joints, without the one before the first. */
function textOf(steps: readonly Step[]): string {
  return steps.map(({ joint: before, number: one }, index) => (index === 0 ? one : `${before}${one}`)).join('');
}

/**
 * The index of the first number of the load; the number of steps when all are repetitions, and null when the text stays as it is. What
 * separates the load is, in this order: a sign that only it has, a space, another sign than between the repetitions, a number that
 * is far larger, and otherwise its being the last.
 */
function firstOfLoad(steps: readonly Step[], { sets, isPercent }: { sets: number; isPercent: boolean }): number | null {
  const signed = steps.findLastIndex(({ joint: before }) => /^\s[-+]$/.test(before));
  if (signed > 0) return isRelative(steps, signed, isPercent) ? null : signed;
  if (steps.length === 2) return 1;
  const [, second] = steps;
  const isLoose = ({ joint: before }: Step) => /^\s/.test(before);
  const loose = second && !isLoose(second) ? steps.findIndex(isLoose) : -1;
  if (loose > 0) return loose;
  if (Number.isNaN(sets)) return null;
  const other = steps.findIndex((step, index) => index > 1 && step.joint.trim() !== second?.joint.trim());
  if (other > 0) return other;
  const jump = steps.findIndex((step, index) => index > 0 && isFarLarger(step, steps[index - 1]));
  if (jump > 0) return jump;
  // `3x12-10-8 kg` has as many repetitions as sets, and its load is missing.
  return steps.length === sets ? steps.length : steps.length - 1;
}

function isRelative(steps: readonly Step[], index: number, isPercent: boolean): boolean {
  const step = steps[index];
  if (!step?.joint.includes('-') || index !== steps.length - 1) return false;
  return isPercent || valueIn(step) < mostRelative;
}

function isFarLarger(step: Step, before: Step | undefined): boolean {
  return (
    before !== undefined && valueIn(before) <= mostReps && valueIn(step) >= 20 && valueIn(step) > 2 * valueIn(before)
  );
}

function valueIn(step: Step): number {
  return Number(step.number.replace(',', '.'));
}
