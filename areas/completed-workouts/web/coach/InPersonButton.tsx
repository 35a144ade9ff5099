import { Button } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

/** For whoever stands beside the client and holds the phone. */
export function InPersonButton({ onClick }: { onClick: () => void }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  if (!may('update workouts')) return null;
  return (
    <Button variant="default" leftSection={<IconBarbell size={18} aria-hidden="true" />} onClick={onClick}>
      {t('inPerson.train')}
    </Button>
  );
}
