import { useSearch } from '@tanstack/react-router';

/** Search params of the pages for guests: the token of a mailed link, or what was just completed. */
export interface LinkSearch {
  token: string;
  done: 'email' | 'password';
}

export function useLinkSearch(): Partial<LinkSearch> {
  const { token, done } = useSearch({ strict: false }) as Partial<Record<keyof LinkSearch, unknown>>;
  return {
    ...(token !== undefined && { token: String(token) }),
    ...((done === 'email' || done === 'password') && { done }),
  };
}
