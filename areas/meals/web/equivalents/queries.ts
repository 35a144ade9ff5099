import type { MacroName } from '#areas/aliments/contract.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMe } from '#shell/web/session.ts';
import { clientMealRoutes } from '../../contract.ts';
import type { Equivalent } from '../../contract/equivalents.ts';

interface OfComponent {
  publishedId: string;
  componentId: string;
}

/** The typed text, and the one that is searched: that of a moment ago. */
export interface SearchText {
  text: string;
  setText: (text: string) => void;
  search: string;
}

const delayMs = 250;

export function useSearchText(): SearchText {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), delayMs);
  return { text, setText, search };
}

/** What a search for equivalents shows. */
export interface EquivalentResults {
  /** Undefined while they are loading, and when they cannot be loaded. */
  equivalents: readonly Equivalent[] | undefined;
  /** The nutrient whose planned amount they have; undefined also in what a device stored before it was known. */
  role: MacroName | undefined;
  /** The foods were loaded before: there is no connection, so words are only looked for in them. */
  isOffline: boolean;
  error: string;
}

/**
 * Foods that the client may eat instead of a component. The usual ones, without a search, are stored on the device; without a
 * connection those with the searched word in their name are found among them.
 */
export function useOwnEquivalents(of: OfComponent, search: string): EquivalentResults {
  const owner = useMe().clientId ?? '';
  const usual = useCachedApiQuery(owner, { route: clientMealRoutes.equivalents, request: { ...of } });
  const searched = useApiQuery(clientMealRoutes.equivalents, { ...of, search }, searchOptions(search));
  const { error } = search ? searched : usual;
  const isOffline = isUnreachable(error);
  const found = search && !isOffline ? searched.data : usual.data;
  return {
    equivalents: found?.equivalents,
    role: found?.role,
    isOffline,
    error: error && !isOffline ? messageOf(error) : '',
  };
}

function searchOptions(search: string) {
  return { enabled: search !== '', placeholderData: keepPreviousData, meta: { skipGlobalErrorHandler: true } } as const;
}
