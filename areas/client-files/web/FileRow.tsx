import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconFile, IconLock, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { download } from '#shell/web/api/download.ts';
import { forSubject, type Subject, useSubjectMutation } from '#shell/web/api/subject.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ClientFile, clientFileRoutes, type FileVersion } from '../contract.ts';
import classes from './Files.module.css';
import { fileInvalidations } from './queries.ts';

interface FileRowProps {
  subject: Subject;
  file: ClientFile;
  mayChange: boolean;
}

/** A file with its newest version; earlier ones are listed on demand. */
export function FileRow({ subject, file, mayChange }: FileRowProps) {
  const t = useTexts('client-files');
  const [isOpen, { toggle }] = useDisclosure();
  const [newest, ...earlier] = file.versions;
  const isOwn = subject.clientId === null;
  const Icon = file.isPrivate ? IconLock : IconFile;
  if (!newest) return null;

  return (
    <li className={classes['row']}>
      <Icon size={22} className={classes['icon']} aria-hidden="true" />
      <div className={classes['text']}>
        <strong className={classes['name']}>{file.name}</strong>
        <Origin file={file} isOwn={isOwn} />
        <VersionState version={newest} file={file} isOwn={isOwn} />
        {earlier.length > 0 && (
          <Button variant="subtle" size="compact-sm" ml={-8} aria-expanded={isOpen} onClick={toggle}>
            {t('versions', { count: earlier.length })}
          </Button>
        )}
        {isOpen && (
          <ol className={classes['versions']}>
            {earlier.map((version) => (
              <li key={version.id}>
                <span>{t('version', { number: version.number })}</span>
                <VersionState version={version} file={file} isOwn={isOwn} />
                <DownloadButton subject={subject} file={file} version={version} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <DownloadButton subject={subject} file={file} version={newest} isNewest />
      {mayChange && (!isOwn || file.isByClient) && <FileMenu subject={subject} file={file} />}
    </li>
  );
}

function Origin({ file, isOwn }: { file: ClientFile; isOwn: boolean }) {
  const t = useTexts('client-files');
  const { accountName: coach } = useMe();
  const ofClient = isOwn ? t('from.own') : t('from.client');
  const ofTeam = isOwn ? t('from.coach', { coach }) : t(file.isPrivate ? 'from.private' : 'from.team');
  return (
    <span>
      <StateBadge tone="quiet">{file.isByClient ? ofClient : ofTeam}</StateBadge>
    </span>
  );
}

interface VersionStateProps {
  version: FileVersion;
  file: ClientFile;
  isOwn: boolean;
}

/** When a version was added, by whom, and whether the other side has opened it. */
function VersionState({ version, file, isOwn }: VersionStateProps) {
  const t = useTexts('client-files');
  const { addedAt: at, author, sizeBytes, views } = version;
  const date = formatDate(at);
  const size = useSize(sizeBytes);
  const isSender = isOwn === file.isByClient && !file.isPrivate;
  const seen = views.map(({ name, seenAt }) => t('seen', { name: name ?? t('someone'), date: formatDate(seenAt) }));

  return (
    <span className={classes['state']}>
      {author ? t('addedBy', { date, author, size }) : t('added', { date, size })}
      {isSender && (seen.length > 0 ? ` · ${seen.join(' · ')}` : ` · ${t('unseen')}`)}
    </span>
  );
}

function useSize(bytes: number): string {
  const t = useTexts('client-files');
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1) return t('size.mb', { value: formatNumber(megabytes) });
  return t('size.kb', { value: formatNumber(Math.max(1, Math.round(bytes / 1024))) });
}

interface DownloadButtonProps {
  subject: Subject;
  file: ClientFile;
  version: FileVersion;
  isNewest?: boolean;
}

function DownloadButton({ subject, file, version, isNewest = false }: DownloadButtonProps) {
  const t = useTexts('client-files');
  const [isLoading, setIsLoading] = useState(false);
  const { id: fileId, name } = file;
  const label = isNewest ? t('download', { name }) : t('downloadVersion', { name, number: version.number });

  async function save(): Promise<void> {
    setIsLoading(true);
    try {
      await download(...forSubject(subject, clientFileRoutes.download, { fileId, versionId: version.id }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(messageOf(error));
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Button
      variant="default"
      size={isNewest ? 'sm' : 'compact-sm'}
      aria-label={label}
      loading={isLoading}
      onClick={() => void save()}
    >
      <IconDownload size={18} aria-hidden="true" />
    </Button>
  );
}

function FileMenu(props: { subject: Subject; file: ClientFile }) {
  const t = useTexts('client-files');
  return (
    <LazyActionMenu label={t('menu', { name: props.file.name })}>
      <FileActions {...props} />
    </LazyActionMenu>
  );
}

function FileActions({ subject, file: { id: fileId, name } }: { subject: Subject; file: ClientFile }) {
  const t = useTexts('client-files');
  const deletion = useSubjectMutation(subject, clientFileRoutes.delete, {
    invalidates: fileInvalidations,
    onSuccess: () => toast.success(t('delete.done')),
  });

  async function remove(): Promise<void> {
    const texts = { title: t('delete.title', { name }), text: t('delete.text'), confirmLabel: t('delete.yes') };
    if (await confirm({ ...texts, destructive: true })) deletion.mutate({ fileId });
  }

  return (
    <ActionItems
      actions={[{ label: t('delete.action'), icon: IconTrash, isDestructive: true, onClick: () => void remove() }]}
    />
  );
}
