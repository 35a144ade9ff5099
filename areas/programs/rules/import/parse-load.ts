import { rpeOf } from './parse-effort.ts';
import { consumedMarker, type ParsedValue, consume, type LineParser } from './line-parser.ts';

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const several = String.raw`${number}(?:\s*[-/+]\s*${number})*`;
const unit = String.raw`(?:kg|kili|chili|lbs?)(?![\p{L}])`;
const percent = String.raw`%(?:\s*(?:di\s+|del\s+|of\s+)?(?:1\s*rm|rm|massimale|max)(?![\p{L}]))?`;

/** `80 kg`, `+10 kg`, `2x20 kg`, `75%`, `75% 1RM`, `80/85/90 kg`. */
const measured = new RegExp(`^([+-]?\\s?)((?:2\\s*x\\s*)?${several})\\s*(${unit}|${percent})?$`, 'iu');
const announced = new RegExp(
  `@\\s*([+-]?\\s?(?:2\\s*x\\s*)?${several}\\s*(?:${unit}|${percent})?)(?![\\p{L}\\p{N}])`,
  'iu',
);
const inWords = new RegExp(
  `@\\s*([^@;,|${consumedMarker}]{1,60}?)\\s*(?=\\s\\d{1,2}\\s*x\\s*\\d|[@;,|${consumedMarker}]|$)`,
  'iu',
);
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}.,x])(?<!\\dx\\s?)((?:\\+\\s?)?(?:2\\s*x\\s*)?${several}\\s*(?:${unit}|${percent}))`,
  'iu',
);

/** `4x8x80`: the third number is what is lifted. */
const timesLoad =
  /(?<![\p{L}\p{N}])(\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?)\s*x\s*(?=\d{1,3}(?:[.,]\d{1,2})?\s*(?:kg|%|\s|$))/iu;

/** What is lifted. After @ a small number without a unit is an RPE, a larger one is kilograms. */
export function parseLoad(line: LineParser): void {
  line.text = line.text.replace(timesLoad, '$1 @');
  const done =
    consume(line, announced, ([, typed = '']) => loadOf(typed)) ||
    consume(line, bare, ([, typed = '']) => loadOf(typed));
  if (!done) consume(line, inWords, ([, typed = '']) => (typed.trim().length > 40 ? null : { weight: typed.trim() }));
}

export function loadOf(typed: string): ParsedValue {
  const said = measured.exec(typed.trim());
  if (!said) return null;
  const [, sign = '', amount = '', in_ = ''] = said;
  if (!in_ && !sign && /^\d{1,2}([.,]5)?$/.test(amount) && Number(amount.replace(',', '.')) <= 10) {
    return rpeOf(`@${amount}`, amount);
  }
  return { weight: `${sign.trim()}${amount.replace(/\s*([-/+x])\s*/gi, '$1')}${unitText(in_)}` };
}

function unitText(typed: string): string {
  const unit = typed.toLowerCase();
  if (unit.startsWith('%')) return /rm|massimale|max/.test(unit) ? '% 1RM' : '%';
  return unit.startsWith('lb') ? ' lb' : ' kg';
}
