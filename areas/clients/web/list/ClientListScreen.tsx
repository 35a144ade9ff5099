import { Group, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLink, IconUsersPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { Column } from '#shell/web/lists/columns.ts';
import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useSelection } from '#shell/web/lists/selection.ts';
import { useList } from '#shell/web/lists/use-list.ts';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type ClientCard, ClientFilters, clientRoutes } from '../../contract.ts';
import { ClientStatusBadge } from '../ClientStatusBadge.tsx';
import { LimitBanner } from '../LimitBanner.tsx';
import {
  optionOf,
  useCollaborators,
  useIsOwner,
  useIsSecretary,
  useIsWithoutCare,
  useTypeFilters,
} from '../queries.ts';
import { RegistrationLinkDialog } from '../settings/RegistrationLinkSection.tsx';
import { WithoutCareBanner } from '../WithoutCareBanner.tsx';
import { ClientMenu } from './ClientMenu.tsx';
import { ClientSelectionBar } from './ClientSelectionBar.tsx';
import { ClientStats, ClientTotals } from './ClientStats.tsx';

export function ClientListScreen() {
  const t = useTexts('clients');
  const isOwner = useIsOwner();
  const isSecretary = useIsSecretary();
  const isWithoutCare = useIsWithoutCare();
  const mayCreate = useMay()('create clients');
  const [isLinkOpen, setLinkOpen] = useState(false);
  const list = useList({
    route: clientRoutes.list,
    filters: ClientFilters,
    rows: ({ clients }) => clients,
    defaultSort: { by: 'name', order: 'asc' },
  });
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const { sortBy: _, sortOrder: __, ...filters } = list.filters;
  const { rows } = list.pages;
  const selection = useSelection(
    JSON.stringify(filters),
    rows.map(({ id }) => id),
  );
  const selected = rows.filter(({ id }) => selection.selected.has(id));
  const bar = selected.length > 0 && <ClientSelectionBar clients={selected} onClear={selection.clear} />;
  // The only action for several clients is the hand-over, which requires the owner of a team.
  const maySelect = useCollaborators().length > 0 && isOwner;

  return (
    <ListScreen
      title={t('title')}
      subtitle={<ClientTotals rows={rows} />}
      above={
        <>
          <LimitBanner />
          {rows.length > 0 && <WithoutCareBanner />}
          <ClientStats />
        </>
      }
      list={list}
      columns={useColumns(list.filters.sortBy)}
      picture={({ name }) => <PersonAvatar name={name} />}
      fields={useFields()}
      link={({ id }) => linkOptions({ to: '/clients/$id', params: { id } })}
      rowActions={(client) => (
        <ClientMenu client={client} onSelect={isPhone && maySelect ? () => selection.toggle(client.id) : undefined} />
      )}
      selection={maySelect ? { ...selection, nameOf: ({ name }) => name } : undefined}
      toolbar={!isPhone && bar}
      create={{
        label: t(list.isEmpty ? 'emptyAction' : 'new'),
        permission: 'create clients',
        isHidden: isWithoutCare,
        link: linkOptions({ to: '/clients/create' }),
        others: {
          label: t('newMenu'),
          actions: [
            { label: t('import.action'), icon: IconUsersPlus, link: linkOptions({ to: '/clients/import' }) },
            { label: t('openLink'), icon: IconLink, isHidden: !isOwner, onClick: () => setLinkOpen(true) },
          ],
        },
      }}
      empty={{
        illustration: 'people',
        text: t(isOwner ? 'empty' : isSecretary ? 'emptySecretary' : 'emptyCollaborator'),
        readingText: t(isWithoutCare ? `emptyWithoutCare.${mayCreate ? 'creating' : 'reading'}` : 'emptyReading'),
      }}
    >
      {isPhone && bar}
      <RegistrationLinkDialog opened={isLinkOpen} onClose={() => setLinkOpen(false)} />
    </ListScreen>
  );
}

/** Only the owner and the secretary of a team have a filter by collaborator. */
function useFields(): (FilterField<Omit<ClientFilters, 'page'>> | false)[] {
  const t = useTexts('clients');
  const types = useTypeFilters();
  const collaborators = useCollaborators();
  const may = useMay();
  const statuses = [undefined, 'active', 'unregistered', 'inactive'] as const;

  return [
    { kind: 'search', label: t('search') },
    {
      kind: 'segments',
      name: 'status',
      label: t('state.label'),
      options: statuses.map((value) => ({ value, label: t(`state.${value ?? 'all'}`) })),
    },
    {
      kind: 'select',
      name: 'selectedType',
      label: t('filter.type'),
      placeholder: t('filter.anyType'),
      options: types,
      help: t('filter.noTypes'),
    },
    collaborators.length > 0 && {
      kind: 'select',
      name: 'collaboratorId',
      label: t('filter.collaborator'),
      placeholder: t('filter.anyCollaborator'),
      options: collaborators.map(optionOf),
    },
    { kind: 'toggle', name: 'awaitsErasure', label: t('filter.awaitsErasure') },
    {
      kind: 'sort',
      options: [
        { by: 'name', order: 'asc', label: t('sort.name') },
        { by: 'createdAt', order: 'desc', label: t('sort.createdAt') },
        ...(may('view workouts')
          ? [{ by: 'lastWorkoutAt', order: 'desc', label: t('sort.lastWorkoutAt') } as const]
          : []),
        { by: 'subscriptionEnd', order: 'asc', label: t('sort.subscriptionEnd') },
      ],
    },
  ];
}

/** While the list is sorted by the end of the subscription, that is a column instead of the meal plan; the collaborator is one only in a team. */
function useColumns(sortBy: ClientFilters['sortBy']): (Column<ClientCard> | false)[] {
  const t = useTexts('clients');
  const hasTeam = useCollaborators().length > 0;
  const isBySubscription = sortBy === 'subscriptionEnd';
  const may = useMay();
  const hasMealPlans = may('view meal plans') && !isBySubscription;
  return [
    {
      name: 'client',
      header: t('columns.client'),
      sort: 'name',
      width: hasMealPlans ? '24%' : '30%',
      cell: ({ name }) => name,
      detail: ({ email, isSample }) => (isSample ? t('head.sample') : email),
      card: 'title',
    },
    may('view programs') && {
      name: 'program',
      header: t('columns.program'),
      width: hasMealPlans ? '17%' : '22%',
      cell: ({ program }) => program,
      detail: ({ programStartsOn: day }) => day && t('row.startsOn', { date: formatDate(day) }),
      missing: t('row.noProgram'),
      ...(!isBySubscription && { card: 'subtitle' }),
    },
    hasMealPlans && {
      name: 'mealPlan',
      header: t('columns.mealPlan'),
      width: '17%',
      cell: ({ mealPlan }) => mealPlan,
      detail: ({ mealPlanEndsOn: day }) => day && t('row.mealPlanEnds', { date: formatDate(day) }),
      missing: t('row.noMealPlan'),
    },
    {
      name: 'state',
      header: t('columns.state'),
      width: 120,
      cell: (client) => <ClientState client={client} />,
      card: 'state',
      cardCell: (client) => <ClientStatusBadge client={client} />,
      cardBelow: (client) => <ClientWarnings client={client} />,
    },
    may('view workouts') && {
      name: 'lastWorkout',
      header: t('columns.lastWorkout'),
      sort: 'lastWorkoutAt',
      cell: ({ lastWorkoutAt: at }) => at && formatRelativeDate(at),
      missing: t('row.never'),
      cardCell: ({ lastWorkoutAt: at }) => at && t('row.lastWorkout', { when: formatRelativeDate(at) }),
      ...(!isBySubscription && { card: 'subtitle' }),
    },
    isBySubscription && {
      name: 'subscriptionEnd',
      header: t('columns.subscriptionEnd'),
      sort: 'subscriptionEnd',
      cell: ({ subscriptionEnd: end }) => end && formatDate(end),
      missing: '–',
      cardCell: ({ subscriptionEnd: end }) => (end ? t('row.until', { date: formatDate(end) }) : t('row.noEnd')),
      card: 'subtitle',
    },
    { name: 'type', header: t('columns.type'), cell: ({ clientType }) => clientType, missing: '–' },
    hasTeam && {
      name: 'collaborator',
      header: t('columns.collaborator'),
      width: '15%',
      cell: ({ trainingCollaborator, nutritionCollaborator }) => trainingCollaborator ?? nutritionCollaborator,
      detail: ({ trainingCollaborator, nutritionCollaborator }) =>
        trainingCollaborator && nutritionCollaborator !== trainingCollaborator && nutritionCollaborator,
      missing: '–',
    },
  ];
}

function ClientState({ client }: { client: ClientCard }) {
  return (
    <Stack gap={0} align="flex-start">
      <ClientStatusBadge client={client} />
      <ClientWarnings client={client} />
    </Stack>
  );
}

/** What a professional should know before anything else. */
function ClientWarnings({ client }: { client: ClientCard }) {
  const t = useTexts('clients');
  const { flaggedAnswers: count, hasUnreadPain, hasUnreadEatenConflict, isHealthDataWithdrawn } = client;
  if (count === 0 && !hasUnreadPain && !hasUnreadEatenConflict && !isHealthDataWithdrawn) return null;
  return (
    <Group gap={4} mt={4}>
      {count > 0 && <StateBadge tone="bad">{t('badge.flagged', { count })}</StateBadge>}
      {hasUnreadPain && <StateBadge tone="bad">{t('badge.unreadPain')}</StateBadge>}
      {hasUnreadEatenConflict && <StateBadge tone="bad">{t('badge.eatenConflict')}</StateBadge>}
      {isHealthDataWithdrawn && <StateBadge tone="soon">{t('badge.withoutConsent')}</StateBadge>}
    </Group>
  );
}
