import { useEffect } from 'react';

/** Sets the description for search engines and link previews while the page is shown. */
export function usePageDescription(text: string): void {
  // Synchronises with the head of the document.
  useEffect(() => {
    const element = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const previous = element?.content ?? '';
    if (element) element.content = text;
    return () => {
      if (element) element.content = previous;
    };
  }, [text]);
}
