import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { useClientActions } from '../client-actions.ts';

/** Actions that stop or end the work with a client, each with its consequences. */
export function DangerSection({ client }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const navigate = useNavigate();
  const { activate, remove } = useClientActions(client, () => void navigate({ to: '/clients', replace: true }));
  const actions = [
    { ...activate, help: t(client.isActive ? 'overview.deactivateHelp' : 'overview.restoreHelp') },
    { ...remove, help: t('overview.deleteHelp') },
  ].filter(({ permission }) => permission && may(permission));
  if (actions.length === 0) return null;

  return (
    <Section title={t('overview.danger')}>
      <Stack gap="md">
        {actions.map(({ label, help, isDestructive, onClick }) => (
          <Group key={label} justify="space-between" gap="md" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {help}
            </Text>
            <Button
              variant="default"
              flex="none"
              onClick={onClick}
              {...(isDestructive && { c: 'var(--mantine-color-error)' })}
            >
              {label}
            </Button>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
