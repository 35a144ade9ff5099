import { Button, Group } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { clientRoutes } from '#areas/clients/contract.ts';
import { inChargeRoutes } from '#areas/clients/contract/in-charge.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { ClientSection } from './ClientSection.tsx';
import classes from './ExpiringPrograms.module.css';
import { useClientsWithoutProfessional, useProfessionals } from './queries.ts';

const maxRows = 5;

/** Active clients whom nobody follows; the admin takes charge of one, or gives them to a colleague, with a click. */
export function ClientsWithoutProfessional() {
  const t = useTexts('home');
  const { timeZone } = useMe();
  const { clients = [], nextPage } = useClientsWithoutProfessional() ?? {};
  const hidden = clients.length - maxRows;
  const more = nextPage ? t('withoutProfessional.many') : t('withoutProfessional.more', { count: hidden });

  return (
    <ClientSection
      title={t('withoutProfessional.title')}
      subtitle={
        <>
          {t('withoutProfessional.text')} {hidden > 0 && more}
        </>
      }
      maxRows={maxRows}
      rows={clients.map(({ id, name, createdAt }) => ({
        key: id,
        link: linkOptions({ to: '/clients/$id', params: { id } }),
        name,
        subtitle: t('withoutProfessional.since', { date: formatDate(createdAt, timeZone) }),
        end: <InCharge client={{ id, name }} />,
      }))}
    />
  );
}

function InCharge({ client: { id, name } }: { client: { id: string; name: string } }) {
  const t = useTexts('home');
  const { membershipId } = useMe();
  const colleagues = useProfessionals().filter((one) => one.id !== membershipId);
  const choice = useRecordAction(inChargeRoutes.putInCharge, {
    invalidates: [inChargeRoutes.withoutProfessional, clientRoutes.list, clientRoutes.detail, clientRoutes.last],
    onSuccess: ({ client: { trainingCollaborator, nutritionCollaborator } }) =>
      toast.success(
        t('withoutProfessional.done', { name, professional: trainingCollaborator ?? nutritionCollaborator }),
      ),
  });
  const putInCharge = (chosenId: string) => choice.run({ id, membershipId: chosenId });

  return (
    <Group gap={4} wrap="nowrap" className={classes['next'] ?? ''}>
      <Button
        variant="default"
        size="xs"
        className={classes['next'] ?? ''}
        loading={choice.isPending}
        aria-label={t('withoutProfessional.takeOf', { name })}
        onClick={() => membershipId !== null && putInCharge(membershipId)}
      >
        {t('withoutProfessional.take')}
      </Button>
      {colleagues.length > 0 && (
        <ActionMenu
          label={t('withoutProfessional.giveOf', { name })}
          actions={colleagues.map((one) => ({
            label: t('withoutProfessional.giveTo', { name: one.name }),
            icon: IconUserCheck,
            onClick: () => putInCharge(one.id),
          }))}
        />
      )}
    </Group>
  );
}
