import { Alert, Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FileDrop } from '#shell/web/widgets/FileDrop.tsx';
import { StepFoot } from '#shell/web/widgets/StepFoot.tsx';
import { useFileDrop } from '#shell/web/widgets/use-file-drop.ts';
import type { HistoryPreview } from '../../contract/import.ts';
import classes from './ImportHistory.module.css';
import { useReadExport } from './queries.ts';

interface SourceStepProps {
  clientId: string | undefined;
  /** Of the file that was read before. */
  fileName: string;
  onRead: (read: { fileName: string; content: ArrayBuffer; preview: HistoryPreview }) => void;
  /** Back to the check there is already. */
  onGoOn: (() => void) | undefined;
}

/** A file to drop anywhere on the step, and where the apps have it. */
export function SourceStep({ clientId, fileName, onRead, onGoOn }: SourceStepProps) {
  const t = useTexts('completed-workouts');
  const source = useReadExport(clientId, (preview, { fileName: name, content }) =>
    onRead({ fileName: name, content, preview }),
  );

  async function read(file: File | null | undefined): Promise<void> {
    if (file) source.mutate({ fileName: file.name, content: await file.arrayBuffer(), units: {} });
  }

  const { isOver, place } = useFileDrop((file) => void read(file));

  return (
    <div className={classes['step']} {...place}>
      <p className={classes['lead']}>{t('import.source.lead')}</p>
      <FileDrop
        accept=".csv,.txt,text/csv,text/plain"
        words={{ drop: t('import.source.drop'), choose: t('import.source.choose'), limits: t('import.source.limits') }}
        isOver={isOver}
        isReading={source.isPending}
        isMain
        onFile={(file) => void read(file)}
      />
      {source.error && (
        <Alert color="red" variant="light" role="alert">
          {source.error.message || t('import.source.failed')}
        </Alert>
      )}
      <Where />
      {onGoOn && (
        <StepFoot facts={t('import.source.from', { name: fileName })}>
          <Button variant="default" onClick={onGoOn}>
            {t('import.source.goOn')}
          </Button>
        </StepFoot>
      )}
    </div>
  );
}

function Where() {
  const t = useTexts('completed-workouts');
  return (
    <section className={classes['where']} aria-label={t('import.source.where')}>
      <strong>{t('import.source.where')}</strong>
      <dl>
        <div>
          <dt>{t('import.source.strong')}</dt>
          <dd>{t('import.source.strongWhere')}</dd>
        </div>
        <div>
          <dt>{t('import.source.hevy')}</dt>
          <dd>{t('import.source.hevyWhere')}</dd>
        </div>
      </dl>
      <p>{t('import.source.twice')}</p>
    </section>
  );
}
