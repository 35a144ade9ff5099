import { Button, FileButton, Progress, Switch, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { forSubject, type Subject } from '#shell/web/api/subject.ts';
import { upload } from '#shell/web/api/upload.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { clientFileRoutes } from '../contract.ts';
import classes from './Files.module.css';
import { fileInvalidations } from './queries.ts';

const policy = uploadPolicies.clientFile;
const MB = 1024 * 1024;

/** A file on its way. Its id stays the same on a retry, so that nothing is added twice. */
interface Sending {
  versionId: string;
  file: File;
  isPrivate: boolean;
  progress: number;
  error: string | null;
}

/** Chooses a file and sends it, with progress, and a retry after a lost connection. */
export function AddFile({ subject }: { subject: Subject }) {
  const t = useTexts('client-files');
  const isTeam = subject.clientId !== null;
  const [isPrivate, setIsPrivate] = useState(false);
  const { sending, error, choose, send, cancel } = useSending(subject);
  const reset = useRef<() => void>(null);

  return (
    <Card>
      <div className={classes['add']}>
        <FileButton
          resetRef={reset}
          onChange={(file) => {
            if (file) choose(file, isTeam && isPrivate);
            reset.current?.();
          }}
        >
          {(button) => (
            <Button
              leftSection={<IconUpload size={18} aria-hidden="true" />}
              disabled={sending !== null && sending.error === null}
              {...button}
            >
              {t('add.action')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('add.help', { limit: policy.maxBytes / MB })}
        </Text>
        {isTeam && (
          <Switch
            label={t('add.private')}
            description={t('add.privateHelp')}
            checked={isPrivate}
            onChange={({ currentTarget }) => setIsPrivate(currentTarget.checked)}
          />
        )}
      </div>
      {error && (
        <p className={classes['error']} role="alert">
          {error}
        </p>
      )}
      {sending && sending.error === null && (
        <div role="status" className={classes['progress']}>
          <Text size="sm">
            {t('add.sending', { name: sending.file.name, percent: Math.round(sending.progress * 100) })}
          </Text>
          <Progress value={sending.progress * 100} aria-label={sending.file.name} />
        </div>
      )}
      {sending?.error && (
        <div className={classes['retry']} role="alert">
          <span className={classes['error']}>{sending.error}</span>
          <Button size="compact-md" variant="default" onClick={() => void send(sending)}>
            {t('add.retry')}
          </Button>
          <Button size="compact-md" variant="subtle" color="gray" onClick={cancel}>
            {t('add.cancel')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function useSending(subject: Subject) {
  const t = useTexts('client-files');
  const cache = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function send(started: Sending): Promise<void> {
    const { versionId, file, isPrivate } = started;
    const show = (change: Partial<Sending>) => setSending({ ...started, error: null, ...change });
    show({ progress: 0 });
    try {
      const request = forSubject(subject, clientFileRoutes.create, { versionId, isPrivate });
      await upload(...request, file, { onProgress: (progress) => show({ progress }) });
      setSending(null);
      toast.success(t('add.done', { name: file.name }));
      for (const { endpoint } of fileInvalidations) void cache.invalidateQueries({ queryKey: [endpoint] });
    } catch (failure) {
      show({ error: isUnreachable(failure) || !(failure instanceof ApiError) ? t('add.failed') : messageOf(failure) });
    }
  }

  return {
    sending,
    error,
    send,
    cancel: () => setSending(null),
    choose(file: File, isPrivate: boolean): void {
      const rejection = rejectionText(policy, file);
      setError(rejection);
      if (!rejection) void send({ versionId: newId(), file, isPrivate, progress: 0, error: null });
    },
  };
}
