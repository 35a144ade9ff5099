import { Button, Text, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type ClientType, clientRoutes } from '../contract.ts';
import classes from './ClientTypesSection.module.css';
import { typeInvalidations } from './queries.ts';

/** A type with the number of its clients. */
type CountedType = ClientType & { total: number };

interface TypeDialog {
  opened: boolean;
  /** The type to rename; undefined to create one. */
  edited: ClientType | undefined;
}

/** The client types of the account, in the settings of its admin. */
export function ClientTypesSection() {
  const t = useTexts('clients');
  const types = useApiQuery(clientRoutes.typeFilters, {}).data?.clientTypes;
  // The type stays while the dialog closes, so that its title and form do not change meanwhile.
  const [{ opened, edited }, setDialog] = useState<TypeDialog>({ opened: false, edited: undefined });
  const open = (clientType?: ClientType) => setDialog({ opened: true, edited: clientType });
  const close = () => setDialog({ opened: false, edited });

  return (
    <Section
      title={t('types.title')}
      subtitle={t('types.subtitle')}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => open()}>
          {t('types.new')}
        </Button>
      }
    >
      {types?.length === 0 && <Text c="dimmed">{t('types.empty')}</Text>}
      <ul className={classes['types']}>
        {types?.map((clientType) => (
          <li key={clientType.id} className={classes['type']}>
            <span>{clientType.name}</span>
            <Text span size="sm" c="dimmed">
              {t('types.clients', { count: clientType.total })}
            </Text>
            <TypeMenu clientType={clientType} onRename={() => open(clientType)} />
          </li>
        ))}
      </ul>
      <Dialog opened={opened} onClose={close} title={t(edited ? 'types.rename' : 'types.new')}>
        <TypeForm clientType={edited} onClose={close} />
      </Dialog>
    </Section>
  );
}

function TypeMenu(props: { clientType: CountedType; onRename: () => void }) {
  const t = useTexts('clients');
  return (
    <LazyActionMenu label={t('types.menu', { name: props.clientType.name })}>
      <TypeActions {...props} />
    </LazyActionMenu>
  );
}

function TypeActions({ clientType: { id, name, total }, onRename }: { clientType: CountedType; onRename: () => void }) {
  const t = useTexts('clients');
  const deletion = useRecordAction(clientRoutes.deleteType, {
    confirm: {
      title: t('types.delete.title', { name }),
      text: t('types.delete.text', { count: total }),
      confirmLabel: t('types.delete.yes'),
      destructive: true,
    },
    invalidates: typeInvalidations,
    success: t('types.delete.done', { name }),
  });
  return (
    <ActionItems
      actions={[
        { label: t('types.rename'), icon: IconPencil, onClick: onRename },
        { label: t('types.delete.action'), icon: IconTrash, isDestructive: true, onClick: () => deletion.run({ id }) },
      ]}
    />
  );
}

function TypeForm({ clientType, onClose }: { clientType: ClientType | undefined; onClose: () => void }) {
  const t = useTexts('clients');
  const form = useRecordForm({
    routes: { create: clientRoutes.createType, update: clientRoutes.updateType },
    record: clientType,
    initialValues: (opened) => ({ name: opened?.name ?? '' }),
    pick: (response) => response.clientType,
    texts: { label: () => t('types.name') },
    invalidates: typeInvalidations,
    success: (saved) => t('types.saved', { name: saved.clientType.name }),
    onSuccess: onClose,
  });
  return (
    <FormSheet form={form} onCancel={onClose}>
      <TextInput label={t('types.name')} maxLength={60} autoComplete="off" data-autofocus {...form.field('name')} />
    </FormSheet>
  );
}
