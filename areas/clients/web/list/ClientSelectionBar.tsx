import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { SelectionBar } from '#shell/web/lists/SelectionBar.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { ClientCard } from '../../contract.ts';
import { maxHandedOver } from '../../contract/limits.ts';
import { type BulkFormProps, useClientPages } from '../client-pages.ts';

interface ClientSelectionBarProps {
  clients: readonly ClientCard[];
  onClear: () => void;
}

/** Replaces the filters while clients are selected. */
export function ClientSelectionBar({ clients, onClear }: ClientSelectionBarProps) {
  const t = useTexts('clients');
  const [isOpen, setOpen] = useState(false);
  const isTooMany = clients.length > maxHandedOver;
  return (
    <SelectionBar
      label={t('selection.label')}
      count={clients.length}
      onClear={onClear}
      note={isTooMany && t('selection.tooMany', { max: maxHandedOver })}
    >
      <Button
        variant="default"
        disabled={isTooMany}
        leftSection={<IconArrowsExchange size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('selection.handOver')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('selection.handOverTitle', { count: clients.length })}
      >
        <Suspense>
          <HandOver clients={clients} onClose={() => setOpen(false)} onDone={onClear} />
        </Suspense>
      </Dialog>
    </SelectionBar>
  );
}

function HandOver(props: BulkFormProps) {
  const { HandOver: Form } = useClientPages();
  return Form ? <Form {...props} /> : null;
}
