import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { WorkoutFilters } from '../../contract/filters.ts';

/** The filters of every list of completed workouts. */
export function useWorkoutFields(): FilterField<Omit<WorkoutFilters, 'page'>>[] {
  const t = useTexts('completed-workouts');
  return [
    {
      kind: 'segments',
      name: 'unread',
      label: t('list.comments'),
      options: [
        { value: undefined, label: t('list.all') },
        { value: true, label: t('list.unread') },
      ],
    },
    { kind: 'date', name: 'from', label: t('fields.from'), max: 'until' },
    { kind: 'date', name: 'until', label: t('fields.until'), min: 'from' },
  ];
}
