import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { withIdsOf } from '#shell/common/documents/align-ids.ts';
import type { DocumentVersion } from '#shell/common/documents/routes.ts';
import { call } from '../api/call.ts';
import { useApiMutation, useApiQuery, useInfiniteApiQuery } from '../api/query.ts';
import { formatDate, formatTime } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { ErrorScreen } from '../widgets/ErrorScreen.tsx';
import { toast } from '../widgets/toast.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { useDocument, useDocumentState } from './document-context.ts';
import { useRestoreContent } from './use-restore-content.ts';
import classes from './VersionHistory.module.css';

/** The versions of the open document. Each can be compared with the present content and restored. */
export function VersionHistory() {
  const t = useTexts('shell');
  const { showsHistory } = useDocument();
  const isOpen = showsHistory.use();
  const close = () => showsHistory.set(false);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={440}
      title={<Text fw={700}>{t('documents.versions.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('confirm.close') }}
    >
      {isOpen && <VersionList onRestored={close} />}
    </Drawer>
  );
}

function VersionList({ onRestored }: { onRestored: () => void }) {
  const t = useTexts('shell');
  const { id, routes } = useDocument();
  const versions = useInfiniteApiQuery(routes.versions, { id }, (response) => response.versions);
  const [selected, setSelected] = useState<number | null>(null);
  if (versions.error) return <ErrorScreen error={versions.error} />;
  if (versions.isPending) return <Skeleton height={240} />;
  // A document that was changed before the first version was always kept may begin with a later one.
  const isWithoutFirst = !versions.hasMore && (versions.rows.at(-1)?.version ?? 1) > 1;

  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {versions.rows.length > 1 ? t('documents.versions.intro') : !isWithoutFirst && t('documents.versions.only')}
      </Text>
      <ol className={classes['versions']}>
        {versions.rows.map((version) => (
          <li key={version.version}>
            <VersionButton
              version={version}
              isSelected={selected === version.version}
              onSelect={() => setSelected(selected === version.version ? null : version.version)}
            />
            {selected === version.version && <VersionDetails version={version.version} onRestored={onRestored} />}
          </li>
        ))}
      </ol>
      {versions.hasMore && (
        <Button variant="subtle" color="gray" loading={versions.isLoadingMore} onClick={versions.loadMore}>
          {t('documents.versions.more')}
        </Button>
      )}
      {isWithoutFirst && (
        <Text size="sm" c="dimmed">
          {t('documents.versions.withoutFirst')}
        </Text>
      )}
    </Stack>
  );
}

interface VersionButtonProps {
  version: DocumentVersion;
  isSelected: boolean;
  onSelect: () => void;
}

function VersionButton({ version, isSelected, onSelect }: VersionButtonProps) {
  const t = useTexts('shell');
  const { author, savedAt, startedAt, isCurrent } = version;
  const [startTime, endTime] = [formatTime(startedAt), formatTime(savedAt)];
  const time = startTime === endTime ? endTime : t('documents.versions.span', { from: startTime, to: endTime });
  return (
    <button
      type="button"
      className={classes['version']}
      disabled={isCurrent}
      aria-expanded={isCurrent ? undefined : isSelected}
      onClick={onSelect}
    >
      <strong>{isCurrent ? t('documents.versions.current') : `${formatDate(savedAt)}, ${time}`}</strong>
      <span>
        {isCurrent && `${formatDate(savedAt)}, ${time} · `}
        {author ?? t('documents.versions.unknown')}
      </span>
    </button>
  );
}

/** The changes that restoring the version would make, and the button that restores it. */
function VersionDetails({ version, onRestored }: { version: number; onRestored: () => void }) {
  const t = useTexts('shell');
  const { id, routes } = useDocument();
  const { data } = useApiQuery(routes.version, { id, version }, { staleTime: Number.POSITIVE_INFINITY });
  const { restore, isPending } = useRestore(version, onRestored);
  if (!data) return <Skeleton height={120} mt="sm" />;

  return (
    <Stack gap="sm" mt="sm">
      <VersionDifferences content={data.content} />
      <Button loading={isPending} onClick={() => void restore()}>
        {t('documents.versions.restore')}
      </Button>
    </Stack>
  );
}

function VersionDifferences({ content }: { content: object }) {
  const t = useTexts('shell');
  const { autosave, useText } = useDocument();
  const current = useDocumentState((state) => state.content);
  // Parts with new ids, such as weeks that were pasted again, are compared with those that they replaced.
  const restored = useMemo(() => withIdsOf(content, current), [content, current]);
  const text = useText([restored, current]);
  const differences = useMemo(() => autosave.model.differences(current, restored), [autosave, current, restored]);
  const [before, after] = [text.size?.(current), text.size?.(restored)];
  return (
    <>
      {before !== undefined && after !== undefined && before !== after && (
        <Text fw={600}>{t('documents.versions.sizes', { before, after })}</Text>
      )}
      <DifferenceList title={t('documents.versions.changes')} differences={differences} text={text} />
      {text.contents && (
        <details>
          <summary>{t('documents.versions.read')}</summary>
          {text.contents(content)}
        </details>
      )}
    </>
  );
}

function useRestore(version: number, onRestored: () => void) {
  const t = useTexts('shell');
  const { id, routes } = useDocument();
  const restoring = useApiMutation(routes.restore, { invalidates: [routes.versions] });
  const restoreContent = useRestoreContent();

  async function restore(): Promise<void> {
    const isRestored = await restoreContent({
      restore: (edit) => restoring.mutateAsync({ id, version, ...edit }),
      load: () => call(routes.version, { id, version }),
    });
    if (!isRestored) return;
    toast.success(t('documents.versions.restored'));
    onRestored();
  }
  return { restore, isPending: restoring.isPending };
}
