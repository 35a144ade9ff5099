import type { TFunction } from 'i18next';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Column, RowCard } from '#shell/web/lists/list-props.ts';
import type { GroupCard } from '../contract.ts';

export function useGroupColumns(): Column<GroupCard>[] {
  const t = useTexts('groups');
  return [
    { name: 'name', header: t('name'), width: '32%', cell: ({ name }) => <strong>{name}</strong> },
    { name: 'users', header: t('users'), cell: (group) => namesOf(group, t) },
    {
      name: 'total',
      header: t('total'),
      width: 120,
      isNumber: true,
      cell: ({ total }) => total > 0 && t('clients', { count: total }),
    },
  ];
}

/** The row on a phone. */
export function cardOf(t: TFunction<'groups'>) {
  return (group: GroupCard): RowCard => ({ title: group.name, subtitle: namesOf(group, t) });
}

/** `Carla Prova, Emma Assaggio e altri 3` */
function namesOf({ users, total }: GroupCard, t: TFunction<'groups'>): string {
  if (total === 0) return t('clients', { count: 0 });
  const names = users.map(({ name }) => name).join(', ');
  const rest = total - users.length;
  return rest > 0 ? `${names} ${t('more', { count: rest })}` : names;
}
