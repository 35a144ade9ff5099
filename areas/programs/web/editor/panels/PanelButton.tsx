import { ActionIcon } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { lateParts } from '../late-parts.ts';

const PanelSheet = lazy(async () => ({ default: (await lateParts.panelSheet()).PanelSheet }));

/** The sets per muscle on a phone, in a sheet. */
export function PanelButton() {
  const t = useTexts('programs');
  const { open } = useEditor();
  const isAsked = open.volume.use();

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('volume.title')}
        onClick={() => open.volume.set(true)}
      >
        <IconChartBar size={20} aria-hidden="true" />
      </ActionIcon>
      <Suspense fallback={null}>{isAsked && <PanelSheet />}</Suspense>
    </>
  );
}
