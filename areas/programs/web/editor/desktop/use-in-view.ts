import { useLayoutEffect, useRef, useState } from 'react';

/** So far around the window counts as in sight. */
const observerOptions = { rootMargin: '500px 0px' };

/** Whether an element is in the window or near it, and how high it was when it last was. */
export function useInView(isInViewInitially: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(isInViewInitially);
  const [height, setHeight] = useState<number>();

  // Only the browser knows what is in sight.
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
  return { ref, isInSight: isInView, height };
}
