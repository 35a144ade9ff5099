import { Alert, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useClientLimit } from './queries.ts';

/** Said before somebody runs into it: the plan is full, or soon will no longer do. */
export function LimitBanner() {
  const t = useTexts('clients');
  const isOwner = hasRole(useMe(), 'admin', 'super_admin');
  const limit = useClientLimit();
  if (!limit || (!limit.limit_reached && !limit.in_buffer)) return null;

  const figures = { active: limit.activeClients, limit: limit.max_clients ?? 0 };
  const title = limit.in_buffer ? t('limit.buffer', { count: limit.hours }) : t('limit.reached');
  const text = limit.in_buffer ? t('limit.bufferText', figures) : t('limit.reachedText', figures);

  return (
    <Alert variant="default" icon={<IconInfoCircle aria-hidden="true" />} title={isOwner ? title : t('limit.reached')}>
      <Group justify="space-between" align="flex-end" gap="md">
        <Text size="sm" maw="80ch">
          {isOwner ? text : t('limit.reachedTeam', figures)}
        </Text>
        {isOwner && (
          <LinkButton to="/payments" variant="default">
            {t('limit.plans')}
          </LinkButton>
        )}
      </Group>
    </Alert>
  );
}
