import { useLayoutEffect, useRef, useState } from 'react';

/** Elements up to 500 px above or below the viewport count as in view. */
const observerOptions = { rootMargin: '500px 0px' };

/** Returns whether an element is in or near the viewport, and its last rendered height in px. */
export function useInView(isInViewInitially: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(isInViewInitially);
  const [height, setHeight] = useState<number>();

  // Synchronises with the browser's intersection observer.
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height);
      setInView(entry.isIntersecting);
    }, observerOptions);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView, height };
}
