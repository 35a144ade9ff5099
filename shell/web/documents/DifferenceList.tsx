import { useState } from 'react';
import type { Difference } from '#shell/common/documents/differences.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './ConflictDialog.module.css';
import type { DocumentText } from './document-context.ts';

interface DifferenceListProps {
  title: string;
  differences: readonly Difference[];
  text: DocumentText;
}

/** Number of differences that are shown before the list is expanded. */
const collapsedCount = 6;

export function DifferenceList({ title, differences, text }: DifferenceListProps) {
  const t = useTexts('shell');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? differences : differences.slice(0, collapsedCount);
  const hidden = differences.length - shown.length;

  return (
    <section className={classes['version']} aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes['list']}>
        {shown.map((difference) => (
          <li key={`${difference.partId} ${difference.kind} ${difference.field}`}>
            <span className={classes['part']}>{text.part(difference.partId)}</span>
            <span>{differenceText(t, text, difference)}</span>
          </li>
        ))}
      </ul>
      {differences.length === 0 && <p className={classes['none']}>{t('documents.differences.none')}</p>}
      {hidden > 0 && (
        <button type="button" className={classes['more']} onClick={() => setShowsAll(true)}>
          {t('documents.differences.more', { count: hidden })}
        </button>
      )}
    </section>
  );
}

function differenceText(
  t: ReturnType<typeof useTexts<'shell'>>,
  text: DocumentText,
  { partId, kind, field, before, after }: Difference,
): string {
  if (kind !== 'changed' || field === null) return t(`documents.differences.${kind}`);
  const empty = t('documents.differences.empty');
  return t('documents.differences.value', {
    field: text.field(field),
    before: text.value(field, before, partId) ?? empty,
    after: text.value(field, after, partId) ?? empty,
  });
}
