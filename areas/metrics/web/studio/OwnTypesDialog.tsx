import { Button, Skeleton } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { metricTypeRoutes } from '../../contract/type-routes.ts';
import type { MetricType } from '../../contract/measurement.ts';
import classes from '../Metrics.module.css';
import { metricInvalidations } from '../queries.ts';
import { OwnTypeForm } from './OwnTypeForm.tsx';

/** The types of the account: list, form, archive. */
export function OwnTypesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts('metrics');
  const [edited, setEdited] = useState<MetricType | 'new' | null>(null);
  const { data } = useApiQuery(metricTypeRoutes.types, {}, { enabled: opened });
  const own = data?.metrics.filter(({ group }) => group === 'own');
  const close = () => {
    setEdited(null);
    onClose();
  };
  const title = edited === null ? 'title' : edited === 'new' ? 'new' : 'edit';

  return (
    <Dialog title={t(`ownTypes.${title}`)} opened={opened} onClose={close}>
      {edited !== null ? (
        <OwnTypeForm metricType={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      ) : (
        <div className={classes['stack']}>
          <p className={classes['muted']}>{t('ownTypes.subtitle')}</p>
          {!own && <Skeleton height={80} />}
          {own?.length === 0 && <p className={classes['muted']}>{t('ownTypes.empty')}</p>}
          <ul className={classes['list']}>
            {own?.map((one) => (
              <li key={one.metric}>
                <TypeLine metricType={one} onEdit={() => setEdited(one)} />
              </li>
            ))}
          </ul>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('ownTypes.new')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function TypeLine({ metricType, onEdit }: { metricType: MetricType; onEdit: () => void }) {
  const t = useTexts('metrics');
  const { metric: id, isUsed, isArchived, unit, direction } = metricType;
  const name = metricType.name ?? '';
  const deletion = useRecordAction(metricTypeRoutes.deleteType, {
    invalidates: metricInvalidations,
    success: t(isUsed ? 'ownTypes.archivedDone' : 'ownTypes.deletedDone', { name }),
  });
  const restoration = useRecordAction(metricTypeRoutes.restoreType, {
    invalidates: metricInvalidations,
    success: t('ownTypes.restoredDone', { name }),
  });

  return (
    <>
      <div className={classes['grow']}>
        {name}
        <p className={classes['muted']}>
          {t('ownTypes.summary', { unit: t(`units.${unit}`), direction: t(`directions.${direction}`) })}
        </p>
      </div>
      {isArchived && <StateBadge tone="quiet">{t('ownTypes.archived')}</StateBadge>}
      <ActionMenu
        label={t('ownTypes.menu', { name })}
        actions={[
          { label: t('ownTypes.edit'), icon: IconPencil, onClick: onEdit },
          {
            label: t('ownTypes.restore'),
            icon: IconArchiveOff,
            isHidden: !isArchived,
            onClick: () => restoration.run({ id }),
          },
          {
            label: t(isUsed ? 'ownTypes.archive' : 'ownTypes.delete'),
            icon: isUsed ? IconArchive : IconTrash,
            isHidden: isArchived && isUsed,
            isDestructive: !isUsed,
            onClick: () => deletion.run({ id }),
          },
        ]}
      />
    </>
  );
}
