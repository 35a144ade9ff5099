import type { TFunction } from 'i18next';
import { formatRelativeDate, formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import type { ClientCard, ClientFilters } from '../../contract.ts';
import { ClientAvatar } from '../ClientAvatar.tsx';
import { ClientStatusBadge } from '../ClientStatusBadge.tsx';
import classes from './columns.module.css';

interface Shown {
  hasTeam: boolean;
  sortedBy: ClientFilters['sortBy'];
}

/** Who looks after whom only matters in a team; the end of the subscription when one sorts by it. */
export function useClientColumns({ hasTeam, sortedBy }: Shown): Column<ClientCard>[] {
  const t = useTexts('clients');
  const missing = (text: string) => <span className={classes['quiet']}>{text}</span>;

  const columns: (Column<ClientCard> | false)[] = [
    {
      name: 'client',
      header: t('columns.client'),
      sort: 'name',
      cell: (client) => <Who client={client} />,
      width: '30%',
    },
    {
      name: 'program',
      header: t('columns.program'),
      width: '22%',
      cell: ({ program }) => program ?? missing(t('row.noProgram')),
    },
    { name: 'state', header: t('columns.state'), cell: (client) => <ClientStatusBadge client={client} />, width: 120 },
    {
      name: 'lastWorkout',
      header: t('columns.lastWorkout'),
      sort: 'lastWorkoutAt',
      cell: ({ lastWorkoutAt }) => (lastWorkoutAt ? formatRelativeDate(lastWorkoutAt) : missing(t('row.never'))),
    },
    sortedBy === 'subscriptionEnd' && {
      name: 'subscriptionEnd',
      header: t('columns.subscriptionEnd'),
      sort: 'subscriptionEnd',
      cell: ({ subscriptionEnd }) => (subscriptionEnd ? formatDate(subscriptionEnd) : missing('–')),
    },
    { name: 'type', header: t('columns.type'), cell: ({ clientType }) => clientType ?? missing('–') },
    hasTeam && {
      name: 'collaborator',
      header: t('columns.collaborator'),
      cell: ({ collaborator }) => collaborator ?? missing('–'),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The row on a phone; its one line of facts says what the list is sorted by. */
export function cardOf(t: TFunction<'clients'>, sortedBy: ClientFilters['sortBy']) {
  return (client: ClientCard): RowCard => ({
    title: client.name,
    subtitle: factsOf(client, sortedBy, t),
    state: <ClientStatusBadge client={client} />,
    picture: <ClientAvatar name={client.name} size={40} />,
  });
}

function factsOf(client: ClientCard, sortedBy: ClientFilters['sortBy'], t: TFunction<'clients'>): string {
  const { program, lastWorkoutAt, subscriptionEnd } = client;
  if (sortedBy === 'subscriptionEnd' && subscriptionEnd) return t('row.until', { date: formatDate(subscriptionEnd) });
  const workout = lastWorkoutAt && t('row.lastWorkout', { when: formatRelativeDate(lastWorkoutAt) });
  return [program ?? t('row.noProgram'), workout].filter(Boolean).join(' · ');
}

function Who({ client: { name, email } }: { client: ClientCard }) {
  return (
    <span className={classes['who']}>
      <ClientAvatar name={name} />
      <span className={classes['names']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['email']}>{email}</span>
      </span>
    </span>
  );
}
