import { Button, CloseButton, Group, Image, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useObjectUrl } from '#shell/web/widgets/use-object-url.ts';
import { chatLimits } from '../../contract.ts';
import { formatBytes } from '#shell/web/texts/bytes-text.ts';
import type { ComposerState } from './composer-state.ts';

/** The chosen files with a field for what is written about them, before they are sent. */
export function FilesDialog({ composer }: { composer: ComposerState }) {
  const t = useTexts('chats');
  const { chosenFiles, chooseFiles } = composer;
  const close = () => chooseFiles([]);
  return (
    <Dialog
      opened={chosenFiles.length > 0}
      onClose={close}
      title={t(composer.isInternal ? 'files.titleNote' : 'files.title', { count: chosenFiles.length })}
    >
      <FilesForm composer={composer} onCancel={close} />
    </Dialog>
  );
}

function FilesForm({ composer, onCancel }: { composer: ComposerState; onCancel: () => void }) {
  const t = useTexts('chats');
  const [caption, setCaption] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        composer.sendFiles(caption.trim());
      }}
    >
      <Stack>
        {composer.chosenFiles.map(({ id, file }) => (
          <Group key={id} justify="space-between" align="flex-start" wrap="nowrap">
            <FilePreview file={file} />
            {/* The last one is dropped with its caption, by the button that cancels. */}
            {composer.chosenFiles.length > 1 && (
              <CloseButton
                aria-label={t('composer.removeFile', { name: file.name })}
                onClick={() => composer.removeFile(id)}
              />
            )}
          </Group>
        ))}
        <Textarea
          label={t('files.caption')}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={chatLimits.text}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('files.cancel')}
          </Button>
          <Button type="submit">{t('files.send')}</Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A picture, or the name and size of another file. */
function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : null);
  if (url) return <Image src={url} alt={file.name} mah={320} fit="contain" radius="sm" />;
  return (
    <Text size="sm" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {file.name} · {formatBytes(file.size)}
    </Text>
  );
}
