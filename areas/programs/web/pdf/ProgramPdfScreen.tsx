import { useParams } from '@tanstack/react-router';
import { PdfScreen } from '#shell/web/pdf/PdfScreen.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ProgramPdfOptions, programPdfRoutes } from '../../contract/pdf.ts';

export function ProgramPdfScreen() {
  const t = useTexts('programs');
  const { id } = useParams({ strict: false }) as { id: string };
  const may = useMay();
  const isOwn = may('view own training');
  const program = isOwn ? `/my/programs/${id}` : may('update programs') && `/programs/${id}/manage`;

  return (
    <PdfScreen
      routes={programPdfRoutes}
      schema={ProgramPdfOptions}
      back={program ? { to: program, label: t('pdf.back') } : { to: '/programs', label: t('title') }}
      switches={(preview, { columns }) => [
        { name: 'columns', label: t('pdf.columns'), help: t('pdf.columnsHelp') },
        { name: 'notes', label: t('pdf.notes') },
        ...(columns
          ? []
          : [
              { name: 'cover', label: t('pdf.cover'), help: t('pdf.coverHelp') },
              { name: 'log', label: t('pdf.log'), help: t('pdf.logHelp') },
              { name: 'images', label: t('pdf.images'), help: t('pdf.imagesHelp') },
            ]),
        // Only a client's copy has workouts in the client's app.
        ...(preview?.clientName && !columns
          ? [{ name: 'codes', label: t('pdf.codes'), help: t('pdf.codesHelp') }]
          : []),
      ]}
    />
  );
}
