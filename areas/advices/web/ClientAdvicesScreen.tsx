import { IconCheck, IconClock, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { linkOptions, useParams } from '@tanstack/react-router';
import { ClientLayout, useClientName } from '#areas/clients/web/public.tsx';
import { firstNameOf } from '#shell/common/names.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { type Advice, adviceRoutes, adviceSubjectRoutes } from '../contract.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { AdviceList } from './AdviceList.tsx';
import classes from './Advices.module.css';
import { useAdvices } from './queries.ts';

/** What a client was advised, with what they have read. */
export function ClientAdvicesScreen() {
  const { id: clientId = '' } = useParams({ strict: false });
  const t = useTexts('advices');
  const name = useClientName(clientId);
  const pages = useAdvices({ clientId });

  return (
    <ClientLayout
      id={clientId}
      active="nutritions"
      actions={pages.rows.length > 0 && <CreateButton clientId={clientId} />}
    >
      <AdviceList
        pages={pages}
        empty={
          <EmptyState
            illustration="list"
            text={t('empty', { name: firstNameOf(name) })}
            action={<CreateButton clientId={clientId} />}
          />
        }
      >
        {(advice) => (
          <AdviceCard
            advice={advice}
            end={<AdviceMenu clientId={clientId} advice={advice} />}
            foot={<SeenState seenAt={advice.seenAt} />}
          />
        )}
      </AdviceList>
    </ClientLayout>
  );
}

function CreateButton({ clientId: id }: { clientId: string }) {
  const t = useTexts('advices');
  const may = useMay();
  if (!may('create macros')) return null;
  return (
    <LinkButton
      to="/clients/$id/nutritions/create"
      params={{ id }}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('new')}
    </LinkButton>
  );
}

function SeenState({ seenAt }: Pick<Advice, 'seenAt'>) {
  const t = useTexts('advices');
  const Icon = seenAt ? IconCheck : IconClock;
  return (
    <span className={classes['state']}>
      <Icon size={16} aria-hidden="true" />
      {seenAt ? t('seen', { date: formatDate(seenAt) }) : t('unseen')}
    </span>
  );
}

function AdviceMenu(props: { clientId: string; advice: Advice }) {
  const t = useTexts('advices');
  return (
    <LazyActionMenu label={t('menu', { title: props.advice.title })} permissions={['update macros', 'delete macros']}>
      <AdviceActions {...props} />
    </LazyActionMenu>
  );
}

function AdviceActions({ clientId, advice: { id: adviceId, title } }: { clientId: string; advice: Advice }) {
  const t = useTexts('advices');
  const deletion = useRecordAction(adviceRoutes.delete, {
    confirm: {
      title: t('delete.title', { title }),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [adviceSubjectRoutes.list.client],
    success: t('delete.done'),
  });

  return (
    <ActionItems
      actions={[
        {
          label: t('editAction'),
          icon: IconPencil,
          permission: 'update macros',
          link: linkOptions({ to: '/clients/$id/nutritions/$adviceId/edit', params: { id: clientId, adviceId } }),
        },
        {
          label: t('delete.action'),
          icon: IconTrash,
          permission: 'delete macros',
          isDestructive: true,
          onClick: () => deletion.run({ clientId, adviceId }),
        },
      ]}
    />
  );
}
