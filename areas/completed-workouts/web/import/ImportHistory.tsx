import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Suspense } from 'react';
import { z } from 'zod';
import type { Subject } from '#shell/web/api/subject.ts';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';

const ImportHistoryDialog = lazyWithTexts(
  ['exercises'],
  async () => (await import('./ImportHistoryDialog.tsx')).ImportHistoryDialog,
);

const Filters = z.object({ importing: z.boolean().optional() });
export type ImportFilters = z.output<typeof Filters>;

/** Button and dialog to import the history of another app. */
export function ImportHistory({ subject }: { subject: Subject }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [{ importing = false }, setFilters] = useSearchParams(Filters);
  if (!may(subject.clientId ? 'update workouts' : 'update own training')) return null;

  return (
    <>
      <Button
        variant="default"
        aria-label={t('import.button')}
        {...(subject.clientId !== null && { classNames: iconOnPhone })}
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setFilters({ importing: true })}
      >
        {t('import.button')}
      </Button>
      {importing && (
        <Suspense fallback={null}>
          <ImportHistoryDialog subject={subject} onClose={() => setFilters({ importing: undefined })} />
        </Suspense>
      )}
    </>
  );
}
