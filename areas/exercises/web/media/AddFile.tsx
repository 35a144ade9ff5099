import { Button, FileButton, Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { formatNumber, formatPercent } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type MediaRoutes, useAddAsset } from '../queries.ts';
import classes from './MediaSection.module.css';
import { captureVideoPoster } from '#shell/web/api/video-poster.ts';

const { accepts, maxBytes, maxImageBytes } = uploadPolicies.exerciseAsset;
const MB = 1024 * 1024;

/** Chosen or dropped, then on its way: the server judges the content, the browser only what it can know before. */
export function AddFile({ routes, exerciseId }: { routes: MediaRoutes; exerciseId: string }) {
  const t = useTexts('exercises');
  const [fault, setFault] = useState<string | null>(null);
  const [share, setShare] = useState(0);
  const [isOver, setOver] = useState(false);
  const adding = useAddAsset(routes, exerciseId);
  const limits = { image: maxImageBytes / MB, video: maxBytes / MB };

  async function send(file: File | null | undefined): Promise<void> {
    if (!file || adding.isPending) return;
    const found = faultOf(file);
    setFault(found && t(`media.${found}`, { ...limits, size: formatNumber(file.size / MB) }));
    if (found) return;
    setShare(0);
    const poster = file.type.startsWith('video/') ? await captureVideoPoster(file) : null;
    adding.mutate({ file, poster, onProgress: setShare }, { onError: (error) => setFault(error.message) });
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <section
      className={classes['drop']}
      data-over={isOver}
      aria-label={t('media.add')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton onChange={(file) => void send(file)} accept={accepts.join(',')}>
        {(button) => (
          <Button
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden="true" />}
            loading={adding.isPending}
            {...button}
          >
            {t('media.add')}
          </Button>
        )}
      </FileButton>
      <span className={classes['help']}>{t('media.addHelp', limits)}</span>
      {adding.isPending && (
        <Progress.Root className={classes['progress'] ?? ''}>
          <Progress.Section value={share * 100} aria-label={t('media.sending', { share: formatPercent(share) })} />
        </Progress.Root>
      )}
      {fault && (
        <p className={classes['fault']} role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

/** A file whose type the browser does not know is left to the server. */
function faultOf({ type, size }: File): 'wrongType' | 'tooLarge' | null {
  if (type && !accepts.some((one) => one === type)) return 'wrongType';
  return size > (type.startsWith('image/') ? maxImageBytes : maxBytes) ? 'tooLarge' : null;
}
