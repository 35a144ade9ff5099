import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';

const ImportHistoryDialog = lazy(async () => ({
  default: (await import('./ImportHistoryDialog.tsx')).ImportHistoryDialog,
}));

const Filters = z.object({ importing: z.boolean().optional() });
export type ImportFilters = z.output<typeof Filters>;

/** What was trained with another app: a client's own history, or that of the client whose tab it stands on. */
export function ImportHistory({ clientId }: { clientId?: string }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [{ importing = false }, setFilters] = useSearchParams(Filters);
  if (!may(clientId ? 'update workouts' : 'update own training')) return null;

  return (
    <>
      <Button
        variant="default"
        aria-label={t('import.button')}
        {...(clientId !== undefined && { classNames: iconOnPhone })}
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setFilters({ importing: true })}
      >
        {t('import.button')}
      </Button>
      {importing && (
        <Suspense fallback={null}>
          <ImportHistoryDialog
            {...(clientId !== undefined && { clientId })}
            onClose={() => setFilters({ importing: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}
