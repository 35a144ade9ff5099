import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { clientMetricRoutes } from '../../contract.ts';
import { metricTypeRoutes } from '../../contract/type-routes.ts';
import type { MetricKey, MetricType } from '../../contract/measurement.ts';
import { groups, typedGroups } from '../../contract/types.ts';
import { landmarkOf, metricName } from '../metric-text.ts';
import classes from '../Metrics.module.css';
import { metricInvalidations } from '../queries.ts';

interface FollowDialogProps {
  clientId: string;
  followed: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Adds a metric to those of the client before there is a value of it. */
export function FollowDialog({ clientId, followed, opened, onClose }: FollowDialogProps) {
  const t = useTexts('metrics');
  const { data } = useApiQuery(metricTypeRoutes.types, {}, { enabled: opened });
  const following = useRecordAction(clientMetricRoutes.follow, {
    invalidates: metricInvalidations,
    success: t('follow.done'),
    onSuccess: onClose,
  });
  const offered = (data?.metrics ?? []).filter(
    ({ metric, group, isArchived }) => !isArchived && typedGroups.includes(group) && !followed.includes(metric),
  );
  const optionOf = (one: MetricType) => ({ value: one.metric, label: metricName(t, one) });
  const options = groups
    .map((group) => ({
      group: t(`groups.${group}`),
      items: offered.filter((one) => one.group === group).map(optionOf),
    }))
    .filter(({ items }) => items.length > 0);

  return (
    <Dialog title={t('follow.title')} opened={opened} onClose={onClose}>
      {data && offered.length === 0 ? (
        <p>{t('follow.all')}</p>
      ) : (
        <SearchableSelect
          label={t('fields.metric')}
          placeholder={t('follow.search')}
          data={options}
          value={null}
          maxDropdownHeight={320}
          data-autofocus
          comboboxProps={{ withinPortal: true }}
          renderOption={({ option }) => (
            <div>
              {option.label}
              <p className={classes['muted']}>{landmarkOf(t, option.value)}</p>
            </div>
          )}
          onChange={(metric) => metric && following.run({ clientId, metric: metric as MetricKey })}
        />
      )}
    </Dialog>
  );
}
