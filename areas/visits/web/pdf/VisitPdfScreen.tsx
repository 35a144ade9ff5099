import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#shell/web/api/query.ts';
import { PdfScreen } from '#shell/web/pdf/PdfScreen.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { visitRoutes } from '../../contract/routes.ts';
import { numberSections, VisitPdfOptions, visitPdfRoutes } from '../../contract/pdf.ts';

/** Preview of the PDF of a visit. The holder of a link sees a completed one without confidential sections. */
export function VisitPdfScreen() {
  const t = useTexts('visits');
  const { id } = useParams({ strict: false }) as { id: string };
  const mayView = useMay()('view visits');

  return (
    <PdfScreen
      routes={visitPdfRoutes}
      schema={VisitPdfOptions}
      back={{ to: `/visits/${id}/edit`, label: t('pdf.back') }}
      notice={mayView && <Notices id={id} />}
      switches={(preview) => [
        // Which numbers a client sees is known with the preview.
        ...(preview ? numberSections.map((name) => ({ name, label: t(`pdf.${name}`) })) : []),
        { name: 'plan', label: t('pdf.plan') },
        { name: 'advice', label: t('pdf.advice') },
        ...(preview
          ? [
              { name: 'anamnesis', label: t('pdf.anamnesis'), help: t('pdf.anamnesisHelp') },
              { name: 'privateNotes', label: t('pdf.privateNotes'), help: t('pdf.privateNotesHelp') },
            ]
          : []),
      ]}
    />
  );
}

/** What a professional should know before the document is given away. */
function Notices({ id }: { id: string }) {
  const t = useTexts('visits');
  const visit = useApiQuery(visitRoutes.get, { id }).data?.visit;
  const withheld = useApiQuery(visitPdfRoutes.pdf, { id, page: 1 }, { staleTime: 60_000 }).data?.unavailableOptions;
  return (
    <>
      {visit?.state === 'draft' && <Banner tone="warning">{t('pdf.draft')}</Banner>}
      {withheld?.includes('results') && <Banner tone="info">{t('pdf.hidden')}</Banner>}
    </>
  );
}
