import { useEffect } from 'react';

/** What search engines and previews show under the title. It stands in the head of the page, which React does not own. */
export function usePageDescription(text: string): void {
  useEffect(() => {
    const place = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = place?.content ?? '';
    if (place) place.content = text;
    return () => {
      if (place) place.content = before;
    };
  }, [text]);
}
