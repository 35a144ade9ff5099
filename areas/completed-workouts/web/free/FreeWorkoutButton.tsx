import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { isClientView } from '#shell/web/api/token.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Training } from '../../contract/training.ts';
import { FreeWorkoutSheet } from '../today/lazy-actions.ts';

interface FreeWorkoutButtonProps {
  /** Settings of the coach; undefined while they are loading, when the button is invisible and reserves its space. */
  settings: Training['settings'] | undefined;
  isConsentWithdrawn: boolean;
}

/** Button that begins a free workout; renders nothing when the client may not add exercises. */
export function FreeWorkoutButton({ settings, isConsentWithdrawn }: FreeWorkoutButtonProps) {
  const t = useTexts('completed-workouts');
  const [isOpen, setOpen] = useState(false);
  if (isConsentWithdrawn || isClientView() || settings?.clientMayAdd === false) return null;

  return (
    <>
      <Button variant="subtle" style={settings ? undefined : { visibility: 'hidden' }} onClick={() => setOpen(true)}>
        {t('free.title')}
      </Button>
      <Suspense>{isOpen && <FreeWorkoutSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
