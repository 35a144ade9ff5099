import { linkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type MacroCard, MacroFilters, macroRoutes } from '../../contract/library.ts';
import { energyText, gramsText } from '../target-text.ts';
import { MacroMenu } from './MacroMenu.tsx';

export function MacroListScreen() {
  const t = useTexts('macros');
  const may = useMay();
  const list = useList({ route: macroRoutes.list, filters: MacroFilters, rows: ({ macros }) => macros });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={[
        {
          name: 'title',
          header: t('fields.title'),
          width: '30%',
          cell: ({ title }) => title,
          card: 'title',
          sort: 'title',
        },
        {
          name: 'target',
          header: t('columns.target'),
          cell: ({ targets }) => energyText(targets, t),
          card: 'subtitle',
          sort: 'calories',
        },
        { name: 'macros', header: t('columns.macros'), cell: ({ targets }) => gramsText(targets, t), card: 'subtitle' },
        {
          name: 'assigned',
          header: t('columns.assigned'),
          cell: (macro) => assignedText(macro, t),
          missing: t('assignedTo.nobody'),
        },
      ]}
      fields={[{ kind: 'search', label: t('search') }]}
      link={may('update macros') ? ({ id }) => linkOptions({ to: '/macros/$id/edit', params: { id } }) : undefined}
      rowActions={(macro) => <MacroMenu macro={macro} placement="row" />}
      create={{ label: t('new'), permission: 'create macros', link: linkOptions({ to: '/macros/create' }) }}
      empty={{ illustration: 'list', text: t('empty') }}
    />
  );
}

function assignedText({ assigned, total }: MacroCard, t: TFunction<'macros'>): string | null {
  const names = assigned.map(({ name }) => name).join(', ');
  const others = total - assigned.length;
  return others > 0 ? t('assignedTo.more', { names, count: others }) : names || null;
}
