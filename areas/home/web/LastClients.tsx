import { linkOptions } from '@tanstack/react-router';
import type { ClientCard } from '#areas/clients/contract.ts';
import { ClientStatusBadge } from '#areas/clients/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useMay } from '#shell/web/session.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useLastClients } from './queries.ts';
import { LinkList } from './LinkList.tsx';
import type { Work } from './work.ts';

/** The newest clients with their program or meal plan; with their type when the user has the permission for neither. */
export function LastClients({ work }: { work: Work }) {
  const t = useTexts('home');
  const may = useMay();
  const clients = useLastClients();
  if (clients?.length === 0) return null;

  function workOf({ program, programStartsOn, mealPlan }: ClientCard): string | null {
    if (!program || !programStartsOn) return program ?? mealPlan;
    return t('clients.programFrom', { program, date: formatShortDate(programStartsOn) });
  }

  function withoutWork({ clientType }: ClientCard): string | null {
    if (!may('view programs') && !may('view meal plans')) return clientType;
    return t(work.hasTraining ? 'clients.noProgram' : 'clients.noMealPlan');
  }

  return (
    <Section
      title={t('clients.title')}
      flush
      actions={
        <LinkAnchor to="/clients" size="sm">
          {t('clients.all')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('clients.title')}
        empty={null}
        rows={clients?.map((client) => ({
          key: client.id,
          link: linkOptions({ to: '/clients/$id', params: { id: client.id } }),
          title: client.name,
          subtitle: workOf(client) ?? withoutWork(client),
          picture: <PersonAvatar name={client.name} />,
          end: <ClientStatusBadge client={client} />,
        }))}
      />
    </Section>
  );
}
