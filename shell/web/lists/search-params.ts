import { useNavigate, useSearch } from '@tanstack/react-router';
import type { z } from 'zod';

/**
 * The filters of a list, kept in the address. What the address says wrongly is left out; what is undefined is dropped
 * from it. A change goes back to the first page by itself, because lists append pages.
 */
export function useSearchParams<S extends z.ZodObject>(schema: S) {
  const kept = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const filters = readable(schema, kept);

  function setFilters(change: Partial<z.input<S>>): void {
    const search = (before: Record<string, unknown>) => withoutUndefined({ ...before, ...change });
    void navigate({ to: '.', search, replace: true } as never);
  }

  return [filters, setFilters] as const;
}

/** `sortBy` means nothing without an order, and the other way round. */
export function countActiveFilters(
  filters: Record<string, unknown>,
  besides: readonly string[] = ['search', 'page', 'sortBy', 'sortOrder'],
): number {
  return Object.entries(filters).filter(([name, value]) => value !== undefined && !besides.includes(name)).length;
}

function readable<S extends z.ZodObject>(schema: S, kept: Record<string, unknown>): z.output<S> {
  const whole = schema.safeParse(kept);
  if (whole.success) return whole.data;

  const wrong = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  const right = Object.entries(kept).filter(([name]) => !wrong.has(name));
  return schema.parse(Object.fromEntries(right));
}

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  );
}
