import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ActivePlan } from '../contract.ts';

/**
 * Shown when the account has as many active clients as its plan allows, or more during the buffer after the trial, of
 * which `hours` hours remain.
 */
export function PlanNotice({ active: { activeClients, max_clients, in_buffer, hours } }: { active: ActivePlan }) {
  const t = useTexts('payments');
  if (max_clients === null || (!in_buffer && activeClients < max_clients)) return null;

  return (
    <Alert
      variant="default"
      icon={<IconInfoCircle aria-hidden="true" />}
      title={in_buffer ? t('buffer.title', { count: hours }) : t('full.title')}
    >
      {in_buffer ? t('buffer.text') : t('full.text', { active: activeClients, limit: max_clients })}
    </Alert>
  );
}
