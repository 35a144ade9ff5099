import { Button, CloseButton, Group } from '@mantine/core';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { type List, useList } from '#shell/web/lists/use-list.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';
import { AlimentFilters, alimentRoutes, type ListedAliment } from '../../contract/library.ts';
import { amountIn } from '../../rules/nutrients.ts';
import { mainMacro } from '../../rules/swaps.ts';
import { measuredText, useAlimentTexts } from '../aliment-texts.ts';
import { NutrientDialog } from '../nutrients/NutrientDialog.tsx';
import { AlimentMenu } from './AlimentMenu.tsx';
import { useAlimentCard, useAlimentColumns } from './columns.tsx';
import { useAlimentFields } from './filters.tsx';

/** Lists own foods and those of the library, with their values in 100 g. */
export function AlimentListScreen() {
  const t = useTexts('aliments');
  const list = useList({ route: alimentRoutes.list, filters: AlimentFilters, rows: ({ aliments }) => aliments });
  const { search, reference_aliment_id: referenceId } = list.filters;
  const isSimilarOnly = list.pages.firstPage?.isSimilarOnly && search;

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={useAlimentColumns(referenceId !== undefined)}
      card={useAlimentCard(referenceId !== undefined)}
      fields={useAlimentFields(list.filters.nutrient)}
      barEnd={<NutrientsButton />}
      notice={
        <>
          {isSimilarOnly && t('similar', { search })}
          {referenceId && <Reference id={referenceId} list={list} />}
        </>
      }
      link={({ id }) => linkOptions({ to: '/aliments/$id/edit', params: { id } })}
      rowActions={(aliment) => <AlimentMenu aliment={aliment} />}
      create={{ label: t('new'), permission: 'create aliments', link: linkOptions({ to: '/aliments/create' }) }}
      empty={{ illustration: 'list', text: t('empty.library') }}
      noResults={useNoResults(list.filters)}
    />
  );
}

/** The food whose equivalents are listed, and a button that shows all foods again. */
function Reference({ id, list }: { id: string; list: List<ListedAliment, Omit<AlimentFilters, 'page'>> }) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  const { data } = useApiQuery(alimentRoutes.get, { id });
  if (!data) return null;
  const role = mainMacro(data.aliment);
  const amount = amountIn({ aliment: data.aliment, quantity: 100 }, role);
  const amountText = amount === null ? '' : measuredText(role, amount);
  return (
    <Group gap={4} component="span">
      {t('reference.shown', {
        name: nameOf(data.aliment),
        compared: [t(`reference.compared.${role}`), amountText].filter(Boolean).join(': '),
      })}
      <CloseButton
        size="sm"
        aria-label={t('reference.end')}
        onClick={() => list.setFilters({ reference_aliment_id: undefined })}
      />
    </Group>
  );
}

/** Opens the dialog that chooses the micronutrients of the columns. */
function NutrientsButton() {
  const t = useTexts('aliments');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('view micronutrients')) return null;
  return (
    <>
      <Button
        variant="default"
        classNames={iconOnPhone}
        aria-label={t('chosenNutrients.open')}
        leftSection={<IconSettings size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('chosenNutrients.open')}
      </Button>
      <NutrientDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** What is shown when nothing matches: a search offers to create the food, other filters to clear them. */
function useNoResults({ search, owner, ...others }: Omit<AlimentFilters, 'page'>) {
  const t = useTexts('aliments');
  const may = useMay();
  const isSearch = search && Object.values(others).every((value) => value === undefined);
  if (owner === 'archived' && !search)
    return { illustration: 'list' as const, text: t('empty.archived'), action: null };
  if (owner === 'own' && !search)
    return { illustration: 'list' as const, text: t('empty.own'), action: may('create aliments') && <CreateButton /> };
  if (!isSearch || owner === 'archived') return undefined;
  return {
    illustration: 'search' as const,
    text: t('empty.search', { search }),
    action: may('create aliments') && <CreateButton name={search} />,
  };
}

function CreateButton({ name }: { name?: string }) {
  const t = useTexts('aliments');
  return (
    <LinkButton
      to="/aliments/create"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      {...(name && { search: { name } })}
    >
      {name ? t('empty.create', { name }) : t('new')}
    </LinkButton>
  );
}
