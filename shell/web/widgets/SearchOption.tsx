import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface SearchOptionProps {
  id: string;
  isActive: boolean;
  className: string | undefined;
  onPick: () => void;
  /** The pointer moves over an option that is not active. */
  onPoint?: () => void;
  children: ReactNode;
}

/** An option of a list below a search field, which keeps the focus and handles the keys. */
export function SearchOption({ id, isActive, className, onPick, onPoint, children }: SearchOptionProps) {
  const option = useRef<HTMLDivElement>(null);

  // Synchronises with the scroll position: the browser does not scroll to the active option, because the focus stays in the
  // search field.
  useLayoutEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the search field, which keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={className}
      onClick={onPick}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
    >
      {children}
    </div>
  );
}
