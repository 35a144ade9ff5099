import { IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type Notice, noticeRoutes } from '../contract.ts';
import { noticeInvalidations } from './queries.ts';

/** The menu of a notice, in the list (`row`) or on its screen, which is left when the notice is deleted. */
export function NoticeMenu(props: { notice: Notice; placement: 'row' | 'header' }) {
  const t = useTexts('notices');
  return (
    <LazyActionMenu label={t('menu')} placement={props.placement} permissions={['update notices', 'delete notices']}>
      <NoticeActions {...props} />
    </LazyActionMenu>
  );
}

function NoticeActions({ notice: { id, status }, placement }: { notice: Notice; placement: 'row' | 'header' }) {
  const t = useTexts('notices');
  const navigate = useNavigate();
  const isScheduled = status === 'scheduled';
  const withdrawal = useRecordAction(noticeRoutes.withdraw, {
    confirm: {
      title: t(isScheduled ? 'withdraw.cancelTitle' : 'withdraw.title'),
      text: t(isScheduled ? 'withdraw.cancelText' : 'withdraw.text'),
      confirmLabel: t(isScheduled ? 'withdraw.cancelAction' : 'withdraw.action'),
    },
    invalidates: noticeInvalidations,
    success: t('withdraw.done'),
  });
  const deletion = useRecordAction(noticeRoutes.delete, {
    confirm: {
      title: t('delete.title'),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [noticeRoutes.list],
    success: t('delete.done'),
    onSuccess: () => {
      if (placement === 'header') void navigate({ to: '/notices', replace: true });
    },
  });

  return (
    <ActionItems
      actions={[
        {
          label: t('edit'),
          icon: IconPencil,
          permission: 'update notices',
          link: linkOptions({ to: '/notices/$id/edit', params: { id } }),
        },
        {
          label: t(isScheduled ? 'withdraw.cancelAction' : 'withdraw.action'),
          icon: IconEyeOff,
          permission: 'update notices',
          isHidden: status === 'draft',
          onClick: () => withdrawal.run({ id }),
        },
        {
          label: t('delete.action'),
          icon: IconTrash,
          permission: 'delete notices',
          isDestructive: true,
          onClick: () => deletion.run({ id }),
        },
      ]}
    />
  );
}
