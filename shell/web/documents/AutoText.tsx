import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import classes from './AutoText.module.css';

type AutoTextProps = Omit<ComponentProps<'textarea'>, 'rows' | 'ref'> & { value: string; isOneLine?: boolean };

/**
 * A textarea that grows with its text and shows a border only on hover or focus. One that has no room for its text shows the
 * beginning when it is left.
 */
export function AutoText({ isOneLine = false, className = '', onKeyDown, onBlur, ...props }: AutoTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // Sets the height from the content where the browser does not support `field-sizing`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the value
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [props.value]);

  return (
    <textarea
      data-no-focus
      {...props}
      ref={field}
      rows={1}
      className={`${classes['text']} ${className}`}
      onBlur={(event) => {
        Object.assign(event.currentTarget, { scrollLeft: 0, scrollTop: 0 });
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isOneLine && event.key === 'Enter') {
          event.preventDefault();
          event.currentTarget.blur();
        }
      }}
    />
  );
}
