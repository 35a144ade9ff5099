import { Alert, Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ClipboardEvent, ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useTexts } from '../texts/texts.ts';
import { Dropzone } from '../widgets/Dropzone.tsx';
import { useDropzone } from '../widgets/use-dropzone.ts';
import { WizardFooter } from '../widgets/WizardFooter.tsx';
import classes from './Imports.module.css';

/** Pasted text, or a file. */
export interface ImportSource {
  text: string;
  file: File | null;
}

interface ImportSourceStepProps<Preview> {
  /** Sends the source and returns the preview; nothing is written. */
  read: (source: ImportSource) => Promise<Preview>;
  onRead: (preview: Preview, source: ImportSource) => void;
  /** Value of `accept` of the file input: `.csv,text/csv`. */
  accept: string;
  /** Maximum size of a file. Larger files are not sent. */
  maxBytes: number;
  texts: { drop: string; choose: string; limits: string; tooLarge: string };
  /** The field for pasted text; without it only files are accepted. */
  textField?: TextField;
  /** Hints on the accepted formats, or on how other apps export a file. */
  hints: ReactNode;
  /** Content above the drop zone. */
  lead?: ReactNode;
  /** Name of the file of the present preview. */
  fileName?: string | null;
  /** Returns to the present preview. */
  onContinue?: (() => void) | undefined;
}

interface TextField {
  value: string;
  onChange: (text: string) => void;
  label: string;
  description: string;
  placeholder: string;
  maxLength: number;
}

/** The first step of an import: text to paste, or a file to choose, paste or drop anywhere on the step. */
export function ImportSourceStep<Preview>(props: ImportSourceStepProps<Preview>) {
  const { accept, texts, textField, hints, lead, fileName, onContinue } = props;
  const t = useTexts('shell');
  const reading = useReadSource(props);
  const text = textField?.value ?? '';
  const readFile = (file: File | undefined) => file && reading.mutate({ text, file });
  const { isOver, handlers } = useDropzone(readFile);

  const side = (
    <div className={classes['side']}>
      <Dropzone
        accept={accept}
        texts={texts}
        isOver={isOver}
        isReading={reading.isPending}
        isMain={!textField}
        onFile={readFile}
      />
      {!textField && reading.error && <ReadError message={reading.error.message} />}
      {hints}
    </div>
  );
  return (
    <div className={classes['step']} {...handlers} onPaste={(event) => pasteFile(event, readFile)}>
      {lead}
      {textField ? (
        <div className={classes['columns']}>
          <PasteField {...textField} />
          {side}
        </div>
      ) : (
        side
      )}
      {textField && reading.error && <ReadError message={reading.error.message} />}
      {(textField || onContinue) && (
        <WizardFooter summary={onContinue && fileName && t('imports.previewOf', { name: fileName })}>
          {onContinue && (
            <Button variant="default" onClick={onContinue}>
              {t('imports.toPreview')}
            </Button>
          )}
          {textField && (
            <Button
              disabled={text.trim() === ''}
              loading={reading.isPending}
              onClick={() => reading.mutate({ text, file: null })}
            >
              {t('imports.read')}
            </Button>
          )}
        </WizardFooter>
      )}
    </div>
  );
}

function PasteField({ onChange, ...field }: TextField) {
  return (
    <Textarea
      {...field}
      classNames={{ input: classes['text'] ?? '' }}
      rows={14}
      onChange={(event) => onChange(event.currentTarget.value)}
      spellCheck={false}
      data-autofocus
    />
  );
}

function ReadError({ message }: { message: string }) {
  const t = useTexts('shell');
  return (
    <Alert color="red" variant="light" role="alert">
      {message || t('imports.failed')}
    </Alert>
  );
}

/** Reads a file that was copied in a file manager. Pasted text is inserted at the cursor by the browser. */
function pasteFile(event: ClipboardEvent, read: (file: File) => void): void {
  const file = event.clipboardData.files[0];
  if (!file || event.clipboardData.types.includes('text/plain')) return;
  event.preventDefault();
  read(file);
}

function useReadSource<Preview>({ read, onRead, maxBytes, texts }: ImportSourceStepProps<Preview>) {
  return useMutation<Preview, ApiError, ImportSource>({
    mutationFn: async (source) => {
      if (source.file && source.file.size > maxBytes)
        throw new ApiError({ status: 413, code: 'too_large', message: texts.tooLarge });
      return read(source);
    },
    onSuccess: onRead,
    meta: { skipGlobalErrorHandler: true },
  });
}
