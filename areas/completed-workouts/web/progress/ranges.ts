import { addDays } from '#shell/common/dates.ts';

export const ranges = ['3m', '1y', 'all'] as const;
export type Range = (typeof ranges)[number];

const days = { '3m': 91, '1y': 365, all: null } as const satisfies Record<Range, number | null>;

/** The first day of the range that ends today; undefined: from the beginning. */
export function firstDayOf(range: Range, today: string): string | undefined {
  const back = days[range];
  return back === null ? undefined : addDays(today, -back);
}
