import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { mealPlanDownloadRoutes } from '../../contract/pdf.ts';
import classes from './Conflicts.module.css';
import { FoodConflicts } from './FoodConflicts.tsx';

interface PdfConflictsProps {
  id: string;
  publishedId: string | undefined;
}

/** The foods of the PDF that the client must not or does not eat, or that need to be checked. */
export function PdfConflicts({ id, publishedId }: PdfConflictsProps) {
  const t = useTexts('meal-plans');
  const { data } = useApiQuery(mealPlanDownloadRoutes.pdfConflicts, { id, ...(publishedId && { publishedId }) });
  const shown = data?.conflicts.filter(({ level }) => level !== 'hint') ?? [];
  if (shown.length === 0) return null;
  const forbidden = shown.filter(({ level }) => level !== 'doubtful').length;

  return (
    <section className={classes['page']}>
      <Banner tone="warning" icon={IconAlertTriangle}>
        {forbidden > 0 ? t('pdf.conflicts', { count: forbidden }) : t('pdf.doubts')}
      </Banner>
      <FoodConflicts foods={shown} />
    </section>
  );
}
