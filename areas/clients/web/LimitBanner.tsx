import { Alert, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useClientLimit, useIsOwner } from './queries.ts';

/** Banner shown when the limit of the payment plan is reached, or exceeded during the buffer after the trial. */
export function LimitBanner() {
  const t = useTexts('clients');
  const isOwner = useIsOwner();
  const limit = useClientLimit();
  if (!limit || (!limit.limit_reached && !limit.in_buffer)) return null;

  const counts = { active: limit.activeClients, limit: limit.max_clients ?? 0 };
  const title = limit.in_buffer ? t('limit.buffer', { count: limit.hours }) : t('limit.reached');
  const text = limit.in_buffer ? t('limit.bufferText', counts) : t('limit.reachedText', counts);

  return (
    <Alert variant="default" icon={<IconInfoCircle aria-hidden="true" />} title={isOwner ? title : t('limit.reached')}>
      <Group justify="space-between" align="flex-end" gap="md">
        <Text size="sm" maw="80ch">
          {isOwner ? text : t('limit.reachedTeam', counts)}
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
