import { useIsFetching, type Query, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './RevealWhenLoaded.module.css';

/** A response may be the first of two: the content that it brings is rendered and sends its own requests meanwhile. */
const settleMs = 50;
/** A slow response does not hold back the others any longer. */
const deadlineMs = 3000;

interface RevealWhenLoadedProps {
  /** Shown meanwhile, in the same place. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Sections that load independently of each other, shown together once all have their first response: one that comes later
 * would move what is read or about to be clicked below it. Its `key` is the record that the sections show.
 */
export function RevealWhenLoaded({ fallback, children }: RevealWhenLoadedProps) {
  const isRevealed = useFirstResponses();
  const content = useRef<HTMLDivElement>(null);

  // Synchronises with the address: sections above the one that it names have moved it since the router scrolled there. Once for each
  // entry of the history: who comes back to it finds the page as it was.
  const hash = useLocation({ select: (location) => location.hash });
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  useEffect(() => {
    const named = isRevealed && hash !== '' && !scrolled.has(entry) ? document.getElementById(hash) : null;
    if (!named || !content.current?.contains(named)) return;
    scrolled.add(entry);
    named.scrollIntoView();
  }, [isRevealed, hash, entry]);

  return (
    <div className={classes['layers']} aria-busy={!isRevealed}>
      {!isRevealed && <div>{fallback}</div>}
      {/* Hidden content has its layout already: sections that measure themselves do not change when they are shown. */}
      <div ref={content} {...(!isRevealed && { style: { visibility: 'hidden' } as const })}>
        {children}
      </div>
    </div>
  );
}

/** Entries of the history whose section was scrolled to. */
const scrolled = new Set<string>();

const isFirstLoad = { predicate: (query: Query) => query.state.status === 'pending' && query.isActive() };

function useFirstResponses(): boolean {
  const queryClient = useQueryClient();
  const pending = useIsFetching(isFirstLoad);
  const [isRevealed, setRevealed] = useState(false);

  // Synchronises with the cache, which already has all responses when the screen is opened again.
  useEffect(() => {
    if (queryClient.isFetching(isFirstLoad) === 0) setRevealed(true);
    const deadline = setTimeout(() => setRevealed(true), deadlineMs);
    return () => clearTimeout(deadline);
  }, [queryClient]);

  // Synchronises with the requests.
  useEffect(() => {
    if (pending > 0) return;
    const timer = setTimeout(() => {
      if (queryClient.isFetching(isFirstLoad) === 0) setRevealed(true);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [queryClient, pending]);

  return isRevealed;
}
