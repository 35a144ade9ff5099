import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import classes from './AutoText.module.css';

type AutoTextProps = Omit<ComponentProps<'textarea'>, 'rows' | 'ref'> & { value: string; isOneLine?: boolean };

/** A text as high as what is in it, without a frame until it is touched. */
export function AutoText({ isOneLine = false, className = '', onKeyDown, ...props }: AutoTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // Where the style sheet cannot let the height follow the text, it is measured.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the value
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
