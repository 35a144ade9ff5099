import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useContent, useEditor } from '../context.tsx';
import { type DayPosition, dayPositionOf } from '../grid/day-position.ts';
import { dayPx, fontScale, heights, type RowLayout } from './layout.ts';
import { endOf, scrollOffsetFor, spansBetween, spansOf } from './spans.ts';

const { gap, weekHeader, addDay } = heights;

interface VirtualGridOptions {
  scroller: RefObject<HTMLDivElement | null>;
  layout: RowLayout;
  width: number;
}

/**
 * Virtualises weeks and days: returns the visible spans and the focused one, which must stay mounted to receive keys.
 * Sizes are in layout units: CSS pixels at a font size of 16 px, whatever the font size of the reader is. Days with the same index have one height in all weeks, that of the highest.
 */
export function useVirtualGrid({ scroller, layout, width }: VirtualGridOptions) {
  const editor = useEditor();
  const count = useContent(({ weeks }) => weeks.length);
  const dayHeights = useDayHeights(layout);
  const viewport = useViewport(scroller);
  const focused = editor.ui.grid.use(() => Object.values(dayPositionOf(editor) ?? { week: -1, day: -1 }).join(' '));
  const [week = -1, day = -1] = focused.split(' ').map(Number);
  const allWeeks = useMemo(
    () =>
      spansOf(
        Array.from({ length: count }, () => width),
        { gap, before: 0 },
      ),
    [count, width],
  );
  const allDays = useMemo(() => spansOf(dayHeights, { gap, before: weekHeader }), [dayHeights]);

  function scrollTo(position: DayPosition): void {
    const { current } = scroller;
    const [weekSpan, daySpan] = [allWeeks[position.week], allDays[position.day]];
    if (!current || !weekSpan || !daySpan) return;
    const scale = fontScale();
    const { left, top, width: viewportWidth, height } = visiblePart(current, scale);
    const x = scrollOffsetFor(weekSpan, { offset: left, viewportSize: viewportWidth, before: 0 });
    const y = scrollOffsetFor(daySpan, { offset: top, viewportSize: height, before: weekHeader });
    current.scrollLeft = x * scale;
    current.scrollTop = y * scale;
  }

  return {
    weeks: useMemo(() => spansBetween(allWeeks, viewport.horizontal, week), [allWeeks, viewport, week]),
    days: useMemo(() => spansBetween(allDays, viewport.vertical, day), [allDays, viewport, day]),
    size: { width: endOf(allWeeks), height: endOf(allDays) + gap + addDay },
    scrollTo,
  };
}

/** Returns the heights of the days in layout units, as `dayPx`; the same array until one changes. */
function useDayHeights(layout: RowLayout): readonly number[] {
  const { ui } = useEditor();
  const searchWorkoutId = ui.inlineSearch.use((one) => (one && 'workoutId' in one ? one.workoutId : null));
  const dayHeights = useContent(({ weeks }) => {
    const dayCount = Math.max(0, ...weeks.map(({ days }) => days.length));
    return Array.from({ length: dayCount }, (_, day) =>
      Math.max(...weeks.map(({ days }) => (days[day] ? dayPx(days[day], layout, searchWorkoutId) : 0))),
    ).join(' ');
  });
  return useMemo(() => (dayHeights === '' ? [] : dayHeights.split(' ').map(Number)), [dayHeights]);
}

interface Viewport {
  horizontal: readonly [number, number];
  vertical: readonly [number, number];
}

/** Overscan, and the step in which scroll positions are rounded, in layout units. */
const [overscanPx, stepPx] = [160, 80];
/** Assumed size before the first layout, in layout units. */
const initialViewport: Viewport = { horizontal: [0, 1200], vertical: [0, 700] };

function useViewport(scroller: RefObject<HTMLDivElement | null>): Viewport {
  const [viewport, setViewport] = useState(initialViewport);

  // Synchronises with scroll position and size of the element.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const update = () =>
      setViewport((before) => (current.clientHeight > 0 ? unlessEqual(before, viewportOf(current)) : before));
    const sizes = new ResizeObserver(update);
    sizes.observe(current);
    current.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, [scroller]);
  return viewport;
}

function viewportOf(scroller: HTMLElement): Viewport {
  const { left, top, width, height } = visiblePart(scroller, fontScale());
  return { horizontal: withOverscan(left, width), vertical: withOverscan(top, height) };
}

/** Returns scroll position and size of the element as lengths of the layout. */
function visiblePart({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement, scale: number) {
  return { left: scrollLeft / scale, top: scrollTop / scale, width: clientWidth / scale, height: clientHeight / scale };
}

function withOverscan(offset: number, size: number): [number, number] {
  const start = Math.floor(offset / stepPx) * stepPx;
  return [start - overscanPx, start + size + stepPx + overscanPx];
}

function unlessEqual(before: Viewport, next: Viewport): Viewport {
  return `${before.horizontal} ${before.vertical}` === `${next.horizontal} ${next.vertical}` ? before : next;
}
