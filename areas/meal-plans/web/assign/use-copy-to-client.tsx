import { IconUsers } from '@tabler/icons-react';
import { lazy, type ReactNode, useState } from 'react';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CopiedMealPlan } from './CopyToClientDialog.tsx';

const CopyToClientDialog = lazy(async () => ({
  default: (await import('./CopyToClientDialog.tsx')).CopyToClientDialog,
}));

/**
 * The entry of the menu of a client's meal plan that copies it for another client, and its dialog. `saveEdits` saves what was typed in the
 * editor, and is false if that failed.
 */
export function useCopyToClient(
  mealPlan: CopiedMealPlan,
  saveEdits = async () => true,
): { action: RecordMenuAction; dialog: ReactNode } {
  const t = useTexts('meal-plans');
  const mayAssign = useMay()('update meal plans');
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    setOpen(await saveEdits());
  }

  return {
    action: {
      label: t('assigned.copy'),
      icon: IconUsers,
      permission: 'create meal plans',
      isHidden: !mayAssign,
      onClick: () => void open(),
    },
    dialog: (
      <LoadedWhen needed={isOpen}>
        <CopyToClientDialog mealPlan={mealPlan} opened={isOpen} onClose={() => setOpen(false)} />
      </LoadedWhen>
    ),
  };
}
