import { IconAlertTriangle } from '@tabler/icons-react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { Conflict } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { mealPlanDownloadRoutes } from '../../contract/pdf.ts';
import classes from './PdfConflicts.module.css';

interface PdfConflictsProps {
  id: string;
  publishedId: string | undefined;
}

/** The foods of the PDF that the client must not or does not eat, or that need to be checked. */
export function PdfConflicts({ id, publishedId }: PdfConflictsProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { data } = useApiQuery(mealPlanDownloadRoutes.pdfConflicts, { id, ...(publishedId && { publishedId }) });
  const shown = data?.conflicts.filter(({ level }) => level !== 'hint') ?? [];
  if (shown.length === 0) return null;
  const forbidden = shown.filter(({ level }) => level !== 'doubtful').length;

  return (
    <section className={classes['conflicts']}>
      <Banner tone="warning" icon={IconAlertTriangle}>
        {forbidden > 0 ? t('pdf.conflicts', { count: forbidden }) : t('pdf.doubts')}
      </Banner>
      <ul>
        {shown.map(({ alimentId, reasons, isExplained, ...names }) => (
          <li key={alimentId}>
            {nameIn(language, names)}
            <ConflictMark conflicts={reasons as Conflict[]} category="other" />
            {isExplained && t('assign.explained')}
          </li>
        ))}
      </ul>
    </section>
  );
}
