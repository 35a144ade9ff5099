import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { z } from 'zod';

interface SetOptions {
  replace?: boolean;
  keepsScroll?: boolean;
}

/**
 * Parses the search params of the URL with a schema; invalid params are ignored. Setting a param to undefined removes it.
 * Params that the schema does not have stay. Without `replace`, the browser's Back returns to the params before. With `keepsScroll`
 * the router restores no scroll positions: the screen itself scrolls to what the params name.
 *
 *     const [{ view }, setParams] = useSearchParams(z.object({ view: z.enum(['grid']).optional() }));
 */
export function useSearchParams<S extends z.ZodObject>(schema: S) {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const router = useRouter();
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });

  function setParams(change: Partial<z.input<S>>, { replace = true, keepsScroll = false }: SetOptions = {}): void {
    // While the next page loads, this one is still shown: a search that was just typed must not filter the next one.
    if (withoutSlash(router.latestLocation.pathname) !== withoutSlash(path)) return;
    const next = (previous: Record<string, unknown>) => withoutEmpty({ ...previous, ...change });
    void navigate({ to: '.', search: next, replace, resetScroll: !keepsScroll } as never);
  }

  return [validParams(schema, search), setParams] as const;
}

function validParams<S extends z.ZodObject>(schema: S, search: Record<string, unknown>): z.output<S> {
  const result = schema.safeParse(search);
  if (result.success) return result.data;

  const invalid = new Set(result.error.issues.map(({ path }) => String(path[0])));
  return schema.parse(Object.fromEntries(Object.entries(search).filter(([name]) => !invalid.has(name))));
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  );
}
