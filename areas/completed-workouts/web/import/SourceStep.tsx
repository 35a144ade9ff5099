import { Alert, Button } from '@mantine/core';
import type { Subject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dropzone } from '#shell/web/widgets/Dropzone.tsx';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { useDropzone } from '#shell/web/widgets/use-dropzone.ts';
import type { HistoryPreview } from '../../contract/import.ts';
import classes from './ImportHistory.module.css';
import { useReadExport } from './queries.ts';

interface SourceStepProps {
  subject: Subject;
  /** Name of the file that was read before. */
  fileName: string;
  onRead: (read: { fileName: string; content: ArrayBuffer; preview: HistoryPreview }) => void;
  /** Returns to the existing review. */
  onGoOn: (() => void) | undefined;
}

/** Drop zone for the file, with instructions how to export it from each app. */
export function SourceStep({ subject, fileName, onRead, onGoOn }: SourceStepProps) {
  const t = useTexts('completed-workouts');
  const source = useReadExport(subject, (preview, { fileName: name, content }) =>
    onRead({ fileName: name, content, preview }),
  );

  async function read(file: File | null | undefined): Promise<void> {
    if (file) source.mutate({ fileName: file.name, content: await file.arrayBuffer(), units: {} });
  }

  const { isOver, handlers } = useDropzone((file) => void read(file));

  return (
    <div className={classes['step']} {...handlers}>
      <p className={classes['lead']}>{t('import.source.lead')}</p>
      <Dropzone
        accept=".csv,.txt,text/csv,text/plain"
        texts={{ drop: t('import.source.drop'), choose: t('import.source.choose'), limits: t('import.source.limits') }}
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
        <WizardFooter summary={t('import.source.from', { name: fileName })}>
          <Button variant="default" onClick={onGoOn}>
            {t('import.source.goOn')}
          </Button>
        </WizardFooter>
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
