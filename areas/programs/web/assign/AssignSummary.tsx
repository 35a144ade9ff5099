import { addDays } from '#shell/common/dates.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignPreview } from '../../contract.ts';
import type { Running } from './assignment.ts';
import classes from './AssignSummary.module.css';

interface AssignSummaryProps {
  preview: AssignPreview | undefined;
  startsOn: string;
  running: Running;
}

/** What the button does: `12 clienti, dal 24 nov, 3 programmi in corso vengono chiusi il 23 nov`. */
export function AssignSummary({ preview, startsOn, running }: AssignSummaryProps) {
  const t = useTexts('programs');
  return (
    <p className={classes['summary']} role="status" data-empty={!preview}>
      {preview ? <Sentence preview={preview} startsOn={startsOn} running={running} /> : t('assign.summary.nobody')}
    </p>
  );
}

function Sentence({ preview, startsOn, running }: AssignSummaryProps & { preview: AssignPreview }) {
  const t = useTexts('programs');
  const { clients, training, alreadyAssigned } = preview;
  const date = formatShortDate(addDays(startsOn, -1));
  const parts = [
    t('assign.summary.from', { date: formatShortDate(startsOn) }),
    running === 'replace' && preview.running > 0 && t('assign.summary.closed', { count: preview.running, date }),
    running === 'replace' && preview.starting > 0 && t('assign.summary.gone', { count: preview.starting }),
    running === 'keep' && training > 0 && t('assign.summary.two', { count: training }),
    alreadyAssigned > 0 && t('assign.summary.having', { count: alreadyAssigned }),
  ];

  return (
    <>
      <strong>{t('clients', { count: clients })}</strong>
      {['', ...parts.filter((part) => part !== false)].join(', ')}
    </>
  );
}
