import { z } from 'zod';
import type { FormulaView, Group } from './view.ts';

export const groups = ['body_fat', 'energy', 'indices', 'strength'] as const satisfies readonly Group[];

export const FormulaFilters = z.object({
  search: z.string().max(100).optional(),
  group: z.enum(groups).optional(),
  computed: z.boolean().optional(),
});

export type FormulaFilters = z.output<typeof FormulaFilters>;

/**
 * Whether a formula matches the filters. Every word of the search must occur in the title, the code, the fields or the
 * source.
 */
export function matchesFilters(view: FormulaView, { search = '', group, computed }: FormulaFilters): boolean {
  if (group && view.group !== group) return false;
  if (computed && view.result.kind !== 'number') return false;
  const content = normalized([view.title, view.id, view.fields, view.source].join(' '));
  return normalized(search)
    .split(' ')
    .every((word) => content.includes(word));
}

function normalized(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
}
