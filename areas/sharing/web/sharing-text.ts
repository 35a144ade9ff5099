import { useTexts } from '#shell/web/texts/texts.ts';
import type texts from '../texts/it.json';
import { type SharedKindName, type Sharing, sharedByDefault } from '../contract.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharing: typeof texts;
  }
}

/**
 * Returns the label of a record: who shares it, or who alone sees it. The user's own records have one only when it is not what
 * is usual for the kind.
 */
export function useSharingText(kind: SharedKindName): (record: Omit<Sharing, 'isEditable'>) => string | undefined {
  const t = useTexts('sharing');
  return ({ isShared, authorName }) => {
    if (authorName) return t(isShared ? 'by' : 'only', { name: authorName });
    if (isShared === sharedByDefault[kind]) return undefined;
    return t(isShared ? 'shared' : 'onlyYou');
  };
}
