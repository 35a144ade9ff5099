import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useContent, useEditor } from '../context.tsx';
import { type DayPlace, placeOf } from '../grid/place-of.ts';
import { dayPx, heights, type RowLayout } from './layout.ts';
import { endOf, scrolledTo, type Span, spansBetween, spansOf } from './spans.ts';

const { gap, weekHeader, addDay } = heights;

interface BoardOptions {
  scroller: RefObject<HTMLDivElement | null>;
  layout: RowLayout;
  width: number;
}

interface Board {
  /** Those in sight, and what has the focus, or the keys would be lost. */
  weeks: readonly Span[];
  days: readonly Span[];
  /** Of all of them, in px. */
  size: { width: number; height: number };
  scrollTo: (place: DayPlace) => void;
}

/** Which weeks and which days are in sight. A day is as high as in the week where it is longest. */
export function useVirtualGrid({ scroller, layout, width }: BoardOptions): Board {
  const editor = useEditor();
  const count = useContent(({ weeks }) => weeks.length);
  const bands = useBands(layout);
  const seen = useSeen(scroller);
  const focused = editor.ui.grid.use(() => Object.values(placeOf(editor) ?? { week: -1, day: -1 }).join(' '));
  const [week = -1, day = -1] = focused.split(' ').map(Number);
  const allWeeks = useMemo(
    () =>
      spansOf(
        Array.from({ length: count }, () => width),
        { gap, before: 0 },
      ),
    [count, width],
  );
  const allDays = useMemo(() => spansOf(bands, { gap, before: weekHeader }), [bands]);

  function scrollTo(place: DayPlace): void {
    const { current } = scroller;
    const [to, down] = [allWeeks[place.week], allDays[place.day]];
    if (!current || !to || !down) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current;
    current.scrollLeft = scrolledTo(to, { at: scrollLeft, room: clientWidth, before: 0 });
    current.scrollTop = scrolledTo(down, { at: scrollTop, room: clientHeight, before: weekHeader });
  }

  return {
    weeks: useMemo(() => spansBetween(allWeeks, seen.across, week), [allWeeks, seen, week]),
    days: useMemo(() => spansBetween(allDays, seen.down, day), [allDays, seen, day]),
    size: { width: endOf(allWeeks), height: endOf(allDays) + gap + addDay },
    scrollTo,
  };
}

/** The heights of the days, the same list until one changes. */
function useBands(layout: RowLayout): readonly number[] {
  const { ui } = useEditor();
  const adding = ui.adding.use((one) => (one && 'workoutId' in one ? one.workoutId : null));
  const bands = useContent(({ weeks }) => {
    const most = Math.max(0, ...weeks.map(({ days }) => days.length));
    return Array.from({ length: most }, (_, day) =>
      Math.max(...weeks.map(({ days }) => (days[day] ? dayPx(days[day], layout, adding) : 0))),
    ).join(' ');
  });
  return useMemo(() => (bands === '' ? [] : bands.split(' ').map(Number)), [bands]);
}

interface Seen {
  across: readonly [number, number];
  down: readonly [number, number];
}

/** Drawn ahead of the edges, and looked at again every so many px. */
const [aheadPx, stepPx] = [160, 80];
/** Before it has been laid out, as large as a laptop shows it. */
const unmeasured: Seen = { across: [0, 1200], down: [0, 700] };

function useSeen(scroller: RefObject<HTMLDivElement | null>): Seen {
  const [seen, setSeen] = useState(unmeasured);

  // Only the page knows how far it is scrolled and how large it is.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const look = () => setSeen((before) => (current.clientHeight > 0 ? keptOr(before, seenIn(current)) : before));
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return seen;
}

function seenIn({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement): Seen {
  return { across: aroundOf(scrollLeft, clientWidth), down: aroundOf(scrollTop, clientHeight) };
}

function aroundOf(at: number, room: number): [number, number] {
  const start = Math.floor(at / stepPx) * stepPx;
  return [start - aheadPx, start + room + stepPx + aheadPx];
}

function keptOr(before: Seen, next: Seen): Seen {
  return `${before.across} ${before.down}` === `${next.across} ${next.down}` ? before : next;
}
