import { IconArrowsExchange, IconCopy, IconEye, IconPencil } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ListedAliment } from '../../contract/library.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { CloneDialog } from '../edit/CloneDialog.tsx';
import { useMayChange } from '../may-change.ts';
import { useRemovalActions } from '../removal-actions.ts';

/** The menu of a row. Every food can be copied and compared; only own ones can be changed. */
export function AlimentMenu({ aliment }: { aliment: ListedAliment }) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  return (
    <LazyActionMenu label={t('menu', { name: nameOf(aliment) })}>
      <AlimentActions aliment={aliment} />
    </LazyActionMenu>
  );
}

function AlimentActions({ aliment }: { aliment: ListedAliment }) {
  const t = useTexts('aliments');
  const mayChange = useMayChange()(aliment);
  const removal = useRemovalActions(aliment);
  const [isCloning, setCloning] = useState(false);
  const { id } = aliment;

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t(mayChange ? 'actions.edit' : 'actions.open'),
            icon: mayChange ? IconPencil : IconEye,
            link: linkOptions({ to: '/aliments/$id/edit', params: { id } }),
          },
          {
            label: t('actions.equivalents'),
            icon: IconArrowsExchange,
            link: linkOptions({ to: '/aliments', search: { reference_aliment_id: id } }),
          },
          {
            label: t('actions.clone'),
            icon: IconCopy,
            permission: 'create aliments',
            onClick: () => setCloning(true),
          },
          ...removal,
        ]}
      />
      <CloneDialog aliment={aliment} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}
