import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { mealPlanDownloadRoutes } from '../../contract/pdf.ts';
import classes from './Conflicts.module.css';
import { FoodConflicts, NoteConflicts } from './FoodConflicts.tsx';
import { UncheckedClients } from './UncheckedClients.tsx';
import { UncheckedTexts } from './UncheckedTexts.tsx';
import { UndecidedClients } from './UndecidedClients.tsx';

interface PdfConflictsProps {
  id: string;
  publishedId: string | undefined;
}

export function usePdfConflicts({ id, publishedId }: PdfConflictsProps) {
  return useApiQuery(mealPlanDownloadRoutes.pdfConflicts, { id, ...(publishedId && { publishedId }) });
}

/**
 * The foods of the PDF that the client must not or does not eat, or that need to be checked, or that they were not checked, and those
 * against an undecided declaration of the client.
 */
export function PdfConflicts(props: PdfConflictsProps) {
  const t = useTexts('meal-plans');
  const { data } = usePdfConflicts(props);
  const shown = data?.conflicts.filter(({ level }) => level !== 'hint') ?? [];
  const notes = data?.notes ?? [];
  const unchecked = data?.unchecked ?? [];
  const uncheckedClients = data?.uncheckedClient ? [data.uncheckedClient] : [];
  const undecided = data?.undecided ? [data.undecided] : [];
  if (shown.length + notes.length + unchecked.length + uncheckedClients.length + undecided.length === 0) return null;
  const forbidden = shown.filter(({ level }) => level !== 'doubtful').length;

  return (
    <section className={classes['page']}>
      <UncheckedClients names={uncheckedClients} />
      <UndecidedClients undecided={undecided} undecidedClients={undecided.map(({ clientName }) => clientName)} />
      {shown.length > 0 && (
        <>
          <Banner tone="warning" icon={IconAlertTriangle}>
            {forbidden > 0 ? t('pdf.conflicts', { count: forbidden }) : t('pdf.doubts')}
          </Banner>
          <FoodConflicts foods={shown} />
        </>
      )}
      <NoteConflicts notes={notes} />
      <UncheckedTexts texts={unchecked} />
    </section>
  );
}
