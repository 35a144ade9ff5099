import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useFilters } from '#shell/web/widgets/filters.ts';
import classes from './ImportHistoryButton.module.css';

const ImportHistoryDialog = lazy(async () => ({
  default: (await import('./ImportHistoryDialog.tsx')).ImportHistoryDialog,
}));

/** On the page of a client, on a phone: the name needs the place. */
const onlyIcon = { root: classes['short'] ?? '', section: classes['icon'] ?? '', label: classes['word'] ?? '' };

const Filters = z.object({ importing: z.boolean().optional() });
export type ImportFilters = z.output<typeof Filters>;

/** What was trained with another app: a client's own history, or that of the client whose tab it stands on. */
export function ImportHistory({ clientId }: { clientId?: string }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [{ importing = false }, setFilters] = useFilters(Filters);
  if (!may(clientId ? 'update workouts' : 'update own training')) return null;

  return (
    <>
      <Button
        variant="default"
        aria-label={t('import.button')}
        {...(clientId !== undefined && { classNames: onlyIcon })}
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
