import { Alert, Button, Textarea } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FileDrop } from '#shell/web/widgets/FileDrop.tsx';
import { StepFoot } from '#shell/web/widgets/StepFoot.tsx';
import { useFileDrop } from '#shell/web/widgets/use-file-drop.ts';
import { importLimits, type ImportPreview } from '../../../contract/import.ts';
import type { Importing } from '../importing.ts';
import { useReadSource } from '../queries.ts';
import classes from './SourceStep.module.css';
import { Understood } from './Understood.tsx';

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

  const { isOver, place } = useFileDrop(readFile);

  /** A file copied in the file manager; words go where the cursor is. */
  function paste(event: ClipboardEvent): void {
    const file = event.clipboardData.files[0];
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    readFile(file);
  }

  return (
    <div className={classes['step']} {...place} onPaste={paste}>
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
          <FileDrop
            accept={accept}
            words={{
              drop: t('import.source.drop'),
              choose: t('import.source.choose'),
              limits: t('import.source.limits'),
            }}
            isOver={isOver}
            isReading={source.isPending}
            onFile={readFile}
          />
          <Understood
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
      <StepFoot facts={onGoOn && fileName && t('import.source.from', { name: fileName })}>
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
      </StepFoot>
    </div>
  );
}
