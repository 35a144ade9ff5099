import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Conflict } from '../contract.ts';
import { ConflictMark } from './ConflictMark.tsx';

interface NamedConflictsProps {
  /** The foods as they were typed, each with what speaks against it. */
  found: readonly { text: string; category: Category; reasons: readonly Conflict[] }[];
  /** Texts above the marks: a food that is a whole one of them is not quoted again. */
  shown?: readonly string[];
}

/**
 * What speaks against the foods that texts for a client name, a line for each. The screen must load the text namespaces
 * `dietary-profiles` and `aliments`.
 */
export function NamedConflicts({ found, shown = [] }: NamedConflictsProps) {
  const t = useTexts('dietary-profiles');
  return found.map(({ text, category, reasons }) => (
    <div key={text}>
      {!shown.includes(text) && `${t('conflicts.named', { text })} `}
      <ConflictMark conflicts={reasons} category={category} />
    </div>
  ));
}
