import { List, Stack, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { changesNothing, type HandOverPreview } from '../rules/hand-over-preview.ts';

interface HandOverPreviewListProps {
  previews: readonly HandOverPreview[];
  /** Number of chosen clients. */
  total: number;
  /** Name of the new professional. */
  to: string;
}

/** The preview of a hand-over: the numbers of clients by former professional, of those without one, and of those who do not change. */
export function HandOverPreviewList({ previews, total, to }: HandOverPreviewListProps) {
  const t = useTexts('collaborators');
  if (previews.every(changesNothing))
    return (
      <Text size="sm" fw={600} role="status">
        {t('entrust.nothing', { to })}
      </Text>
    );
  return (
    <Stack gap="xs" role="status" aria-label={t('entrust.changes')}>
      {previews.map(({ kind, moved, added, unchanged }) => (
        <div key={kind}>
          <Text size="sm" fw={600}>
            {t('entrust.total', { count: total, care: t(`ofCollaborator.${kind}`) })}
          </Text>
          <List size="sm" withPadding>
            {moved.map(({ id, from, clients }) => (
              <List.Item key={id}>{t('entrust.moved', { count: clients, from, to })}</List.Item>
            ))}
            {added > 0 && <List.Item>{t('entrust.added', { count: added, to })}</List.Item>}
            {unchanged > 0 && <List.Item>{t('entrust.unchanged', { count: unchanged, to })}</List.Item>}
          </List>
        </div>
      ))}
    </Stack>
  );
}
