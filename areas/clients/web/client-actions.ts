import {
  IconBarbell,
  IconMail,
  IconMessageCircle,
  IconPlayerPause,
  IconPlayerPlay,
  IconSalad,
  IconTrash,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { todayIn } from '#shell/common/dates.ts';
import { app } from '#shell/web/app.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import type { Route } from '#shell/common/route.ts';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ClientCard, clientRoutes } from '../contract.ts';
import { useClientPages } from './client-pages.ts';
import { inChargeRoutes } from '../contract/in-charge.ts';
import { isMinorOn } from '../rules/minors.ts';
import { clientInvalidations, invitationInvalidations, useIsSecretary } from './queries.ts';

type Client = Pick<
  ClientCard,
  | 'othersInCharge'
  | 'id'
  | 'name'
  | 'email'
  | 'isActive'
  | 'isRegistered'
  | 'invitedAt'
  | 'isSample'
  | 'deleteAfter'
  | 'birthDate'
>;

/** The record of a deleted client cannot be fetched again. */
const deletionInvalidations = clientInvalidations.filter(
  (route) => route !== clientRoutes.detail && route !== clientRoutes.head,
);

/** Mails an invitation, the first one or a new one, to a client who has not registered. */
export function useInvitation({ id, email, isActive, isRegistered, invitedAt, isSample, birthDate = null }: Client) {
  const t = useTexts('clients');
  const isMinor = isMinorOn(todayIn(useMe().timeZone), birthDate);
  const invitation = useRecordAction(clientRoutes.resendEmail, {
    invalidates: invitationInvalidations,
    success: [t(invitedAt ? 'done.resent' : 'done.invited', { email }), isMinor && t('minor.registers')]
      .filter(Boolean)
      .join(' '),
  });
  return {
    label: t(invitedAt ? 'actions.resend' : 'actions.invite'),
    icon: IconMail,
    permission: 'update clients',
    isHidden: !isActive || isRegistered || isSample,
    isPending: invitation.isPending,
    onClick: () => invitation.run({ id }),
  } as const satisfies RecordMenuAction;
}

/** Opens the conversation with the client. */
export function useContact({ id }: Pick<Client, 'id'>) {
  const t = useTexts('clients');
  const { contact } = useClientPages();
  return {
    label: t('actions.message'),
    icon: IconMessageCircle,
    isHidden: contact === undefined,
    ...(contact && { permission: contact.permission }),
    onClick: () => contact?.open(id),
  } satisfies RecordMenuAction;
}

/** Opens the client's programs with the dialog that assigns one. */
export function useProgramAssignment({ id, isActive, deleteAfter }: Pick<Client, 'id' | 'isActive' | 'deleteAfter'>) {
  const t = useTexts('clients');
  return {
    label: t('actions.assignProgram'),
    icon: IconBarbell,
    permission: 'update programs',
    isHidden: !isActive || Boolean(deleteAfter),
    link: linkOptions({ to: '/clients/$id/programs', params: { id }, search: { assign: true } }),
  } as const satisfies RecordMenuAction;
}

/** Opens the client's meal plans with the dialog that assigns one. */
export function useMealPlanAssignment({ id, isActive, deleteAfter }: Pick<Client, 'id' | 'isActive' | 'deleteAfter'>) {
  const t = useTexts('clients');
  return {
    label: t('actions.assignMealPlan'),
    icon: IconSalad,
    permission: 'update meal plans',
    isHidden: !isActive || Boolean(deleteAfter),
    link: linkOptions({ to: '/clients/$id/mealPlans', params: { id }, search: { assign: true } }),
  } as const satisfies RecordMenuAction;
}

/** Leaves the pages of a client whom the user does not see any more. */
function leaveClient(): void {
  if (app().currentHref().startsWith('/clients/')) void app().navigate('/clients');
}

/** Whether the action of `useActivation` ends the care of the user instead of deactivating the client. */
export function useEndsOwnCare({
  isActive,
  othersInCharge = [],
}: Pick<Client, 'isActive' | 'othersInCharge'>): boolean {
  const follows = !hasRole(useMe(), 'admin', 'secretary');
  return isActive && follows && othersInCharge.length > 0;
}

/**
 * Deactivates an active client, restores an inactive one. When other professionals are assigned to the client, a collaborator only removes
 * their own assignment, and a secretary has no action: only an admin deactivates such a client.
 */
export function useActivation({ id, name, isActive, ...client }: Client) {
  const t = useTexts('clients');
  const others = client.othersInCharge?.join(', ') ?? '';
  const afterwards = client.deleteAfter
    ? t('deactivate.erasure', { date: formatDate(client.deleteAfter) })
    : t('deactivate.stays');
  const count = client.othersInCharge?.length ?? 0;
  const endsOwnCare = useEndsOwnCare({ ...client, isActive });
  const isSecretary = useIsSecretary();
  const ending = useRecordAction(inChargeRoutes.endOwnCare, {
    confirm: {
      title: t('endOwnCare.title', { name }),
      text: t('endOwnCare.text', { others, count }),
      confirmLabel: t('actions.endOwnCare'),
    },
    invalidates: deletionInvalidations,
    success: t('done.ownCareEnded', { name }),
    onSuccess: leaveClient,
  });
  const restoring = useRecordAction(clientRoutes.restore, {
    invalidates: clientInvalidations,
    success: t('done.restored', { name }),
  });
  const deactivation = useRecordAction(clientRoutes.deactivate, {
    confirm: {
      title: t('deactivate.title', { name }),
      text: [
        t('deactivate.text'),
        afterwards,
        t('deactivate.pauses'),
        others && t('deactivate.others', { others, count }),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('actions.deactivate'),
    },
    invalidates: clientInvalidations,
    success: t('done.deactivated', { name }),
    undo: { title: t('actions.restore'), run: () => restoring.run({ id }) },
  });
  return {
    label: t(endsOwnCare ? 'actions.endOwnCare' : isActive ? 'actions.deactivate' : 'actions.restore'),
    icon: isActive ? IconPlayerPause : IconPlayerPlay,
    permission: 'update clients',
    isHidden: isSecretary && isActive && others !== '',
    isDestructive: false,
    onClick: () => (endsOwnCare ? ending : isActive ? deactivation : restoring).run({ id }),
  } as const satisfies RecordMenuAction;
}

/** A client is deleted after a typed confirmation, the sample client at once. */
export function useDeletion({ id, name, isSample, deleteAfter }: Client, onSuccess = () => {}) {
  const t = useTexts('clients');
  const removal = useSampleRemoval({ onSuccess });
  const deletion = useRecordAction(clientRoutes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: deleteAfter ? t('delete.requested', { date: formatDate(deleteAfter) }) : t('delete.text'),
      confirmLabel: t('actions.delete'),
      typedConfirmation: t('delete.word'),
      destructive: true,
    },
    invalidates: deletionInvalidations,
    success: t('done.deleted', { name }),
    onSuccess,
  });
  return {
    label: t(isSample ? 'actions.removeSample' : 'actions.delete'),
    icon: IconTrash,
    permission: 'delete clients',
    isDestructive: true,
    onClick: () => (isSample ? removal : deletion).run({ id }),
  } as const satisfies RecordMenuAction;
}

interface SampleRemovalOptions {
  /** Further routes whose queries are invalidated. */
  invalidates?: readonly Route[];
  onSuccess?: () => void;
}

/** Removes the sample client with everything it brought, without a confirmation. */
export function useSampleRemoval({ invalidates = [], onSuccess = () => {} }: SampleRemovalOptions) {
  const t = useTexts('clients');
  return useRecordAction(clientRoutes.delete, {
    invalidates: [...deletionInvalidations, ...invalidates],
    success: t('done.sampleRemoved'),
    onSuccess,
  });
}
