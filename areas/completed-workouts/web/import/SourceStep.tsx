import { Alert, Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
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
  const [isOver, setOver] = useState(false);
  const source = useReadExport(clientId, (preview, { fileName: name, content }) =>
    onRead({ fileName: name, content, preview }),
  );

  async function read(file: File | null | undefined): Promise<void> {
    if (file) source.mutate({ fileName: file.name, content: await file.arrayBuffer(), units: {} });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button in it does the same
    <div
      className={classes['step']}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
    >
      <p className={classes['lead']}>{t('import.source.lead')}</p>
      <div className={classes['drop']} data-over={isOver}>
        <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden="true" />
        <p className={classes['drag']}>{t('import.source.drop')}</p>
        <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} loading={source.isPending} data-autofocus>
              {t('import.source.choose')}
            </Button>
          )}
        </FileButton>
        <p className={classes['quiet']}>{t('import.source.limits')}</p>
      </div>
      {source.error && (
        <Alert color="red" variant="light" role="alert">
          {source.error.message || t('import.source.failed')}
        </Alert>
      )}
      <Where />
      {onGoOn && (
        <div className={classes['foot']}>
          <span className={classes['facts']}>{t('import.source.from', { name: fileName })}</span>
          <Button variant="default" onClick={onGoOn}>
            {t('import.source.goOn')}
          </Button>
        </div>
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
