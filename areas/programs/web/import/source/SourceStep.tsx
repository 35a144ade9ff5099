import { Alert, Button, Textarea } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dropzone } from '#shell/web/widgets/Dropzone.tsx';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { useDropzone } from '#shell/web/widgets/use-dropzone.ts';
import { importLimits, type ImportPreview } from '../../../contract/import.ts';
import type { Importing } from '../importing.ts';
import { useReadSource } from '../queries.ts';
import classes from './SourceStep.module.css';
import { FormatHints } from './FormatHints.tsx';

const accept =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SourceStepProps {
  importing: Importing;
  onChange: (change: (now: Importing) => Importing) => void;
  onRead: (preview: ImportPreview, fileName: string | null) => void;
  /** Back to the preview there is already. */
  onGoOn?: (() => void) | undefined;
}

/** A text to paste, or a file to drop anywhere on the step. */
export function SourceStep({ importing: { text, fileName }, onChange, onRead, onGoOn }: SourceStepProps) {
  const t = useTexts('programs');
  const source = useReadSource((preview, { file }) => onRead(preview, file?.name ?? null));
  const readFile = (file: File | undefined) => file && source.mutate({ text, file });

  const { isOver, handlers } = useDropzone(readFile);

  /** A file copied in the file manager; words go where the cursor is. */
  function paste(event: ClipboardEvent): void {
    const file = event.clipboardData.files[0];
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    readFile(file);
  }

  return (
    <div className={classes['step']} {...handlers} onPaste={paste}>
      <div className={classes['columns']}>
        <Textarea
          label={t('import.source.label')}
          description={t('import.source.help')}
          placeholder={t('import.example')}
          classNames={{ input: classes['text'] ?? '' }}
          rows={14}
          maxLength={importLimits.characters}
          value={text}
          onChange={({ currentTarget: { value } }) => onChange((now) => ({ ...now, text: value }))}
          spellCheck={false}
          data-autofocus
        />
        <div className={classes['side']}>
          <Dropzone
            accept={accept}
            texts={{
              drop: t('import.source.drop'),
              choose: t('import.source.choose'),
              limits: t('import.source.limits'),
            }}
            isOver={isOver}
            isReading={source.isPending}
            onFile={readFile}
          />
          <FormatHints
            onExample={() => onChange((now) => ({ ...now, text: t('import.example') }))}
            hasText={text !== ''}
          />
        </div>
      </div>
      {source.error && (
        <Alert color="red" variant="light" role="alert">
          {source.error.message || t('import.source.failed')}
        </Alert>
      )}
      <WizardFooter summary={onGoOn && fileName && t('import.source.from', { name: fileName })}>
        {onGoOn && (
          <Button variant="default" onClick={onGoOn}>
            {t('import.source.goOn')}
          </Button>
        )}
        <Button
          disabled={text.trim() === ''}
          loading={source.isPending}
          onClick={() => source.mutate({ text, file: null })}
        >
          {t('import.source.read')}
        </Button>
      </WizardFooter>
    </div>
  );
}
