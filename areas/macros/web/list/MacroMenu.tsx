import { TextInput } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { macroRoutes } from '../../contract/library.ts';
import { macroInvalidations } from '../queries.ts';

interface NamedMacro {
  id: string;
  title: string;
}

/** The menu of a template, in the list (`row`) or on its screen, which is left when the template is deleted. */
export function MacroMenu(props: { macro: NamedMacro; placement: 'row' | 'header' }) {
  const t = useTexts('macros');
  return (
    <LazyActionMenu
      label={t('menu', { title: props.macro.title })}
      placement={props.placement}
      permissions={['update macros', 'create macros', 'delete macros']}
    >
      <MacroActions {...props} />
    </LazyActionMenu>
  );
}

function MacroActions({ macro, placement }: { macro: NamedMacro; placement: 'row' | 'header' }) {
  const t = useTexts('macros');
  const navigate = useNavigate();
  const [isCloning, setCloning] = useState(false);
  const { id, title } = macro;
  const deletion = useRecordAction(macroRoutes.delete, {
    confirm: {
      title: t('delete.title', { title }),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [macroRoutes.list],
    success: t('delete.done', { title }),
    onSuccess: () => {
      if (placement === 'header') void navigate({ to: '/macros', replace: true });
    },
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('assign.action'),
            icon: IconUserPlus,
            permission: 'update macros',
            isHidden: placement === 'header',
            link: linkOptions({ to: '/macros/$id/assign', params: { id } }),
          },
          {
            label: t('open'),
            icon: IconPencil,
            permission: 'update macros',
            isHidden: placement === 'header',
            link: linkOptions({ to: '/macros/$id/edit', params: { id } }),
          },
          { label: t('clone.action'), icon: IconCopy, permission: 'create macros', onClick: () => setCloning(true) },
          {
            label: t('delete.action'),
            icon: IconTrash,
            permission: 'delete macros',
            isDestructive: true,
            onClick: () => deletion.run({ id }),
          },
        ]}
      />
      <Dialog opened={isCloning} onClose={() => setCloning(false)} title={t('clone.title', { title })}>
        <CloneForm macro={macro} onClose={() => setCloning(false)} />
      </Dialog>
    </>
  );
}

function CloneForm({ macro: { id, title }, onClose }: { macro: NamedMacro; onClose: () => void }) {
  const t = useTexts('macros');
  const navigate = useNavigate();
  const form = useServerForm({
    route: macroRoutes.clone,
    initialValues: { title: t('clone.copyOf', { title }).slice(0, 200) },
    toRequest: (values) => ({ id, ...values }),
    invalidates: macroInvalidations,
    success: ({ macro }) => t('clone.done', { title: macro.title }),
    onSuccess: ({ macro }) => {
      onClose();
      void navigate({ to: '/macros/$id/edit', params: { id: macro.id } });
    },
  });
  return (
    <FormSheet form={form} save={t('clone.save')} onCancel={onClose}>
      <TextInput label={t('fields.title')} maxLength={200} required data-autofocus {...form.field('title')} />
    </FormSheet>
  );
}
