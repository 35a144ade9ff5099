import { useMediaQuery } from '@mantine/hooks';
import { useParams, useSearch } from '@tanstack/react-router';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { PrintOptions } from '../../contract/print.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { OptionPanel } from './OptionPanel.tsx';
import { PdfHeader } from './PdfHeader.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import classes from './ProgramPdf.module.css';
import { type PdfTarget, usePreview } from './queries.ts';
import { PdfPages } from './PdfPages.tsx';

/** A program as it will be on paper: what it shows is chosen beside it. Open to those with a link, too. */
export function ProgramPdfScreen() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { ticket } = useSearch({ strict: false }) as { ticket?: string };
  const [options, setOptions] = useSearchParams(PrintOptions);
  const isWide = useMediaQuery('(min-width: 992px)', undefined, { getInitialValueInEffect: false });
  const printed: PdfTarget = { id, options, ticket };
  const preview = usePreview(printed, 1);

  if (ticket !== undefined && preview.error?.status === 404) return <ExpiredLink />;
  if (preview.error) return <ErrorScreen error={preview.error} reset={() => void preview.refetch()} />;

  const panel = <OptionPanel options={options} hasClient={preview.data?.clientName != null} onChange={setOptions} />;
  return (
    <div className={classes['screen']}>
      <PdfHeader printed={printed} preview={preview.data} isWide={isWide ?? true} />
      <div className={classes['work']}>
        {isWide && <aside className={classes['side']}>{panel}</aside>}
        <PdfPages printed={printed} />
      </div>
      {!isWide && <PhoneBar printed={printed} preview={preview.data} panel={panel} />}
    </div>
  );
}
