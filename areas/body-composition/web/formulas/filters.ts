import { z } from 'zod';
import type { FormulaView, Group } from './view.ts';

export const groups = ['body_fat', 'energy', 'indices', 'strength'] as const satisfies readonly Group[];

export const FormulaFilters = z.object({
  search: z.string().max(100).optional(),
  group: z.enum(groups).optional(),
  computed: z.boolean().optional(),
});

export type FormulaFilters = z.output<typeof FormulaFilters>;

/** Every word of the search stands somewhere in the name, the code, the fields or the source. */
export function isShown(view: FormulaView, { search = '', group, computed }: FormulaFilters): boolean {
  if (group && view.group !== group) return false;
  if (computed && view.result.kind !== 'number') return false;
  const said = plain([view.title, view.id, view.fields, view.source].join(' '));
  return plain(search)
    .split(' ')
    .every((word) => said.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
}
