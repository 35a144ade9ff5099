import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { ExerciseAsset } from '../../contract/exercise.ts';
import { type MediaRoutes, useDeleteAsset, useOrderAssets } from '../queries.ts';
import { AssetThumb } from './AssetThumb.tsx';
import classes from './MediaSection.module.css';

interface AssetRowsProps {
  routes: MediaRoutes;
  exerciseId: string;
  assets: readonly ExerciseAsset[];
  shownId: string;
  onShow: (id: string) => void;
}

/** Their order, the first being the picture of the exercise, and their removal. */
export function AssetRows({ routes, exerciseId, assets, shownId, onShow }: AssetRowsProps) {
  const t = useTexts('exercises');
  const ordering = useOrderAssets(routes);
  const deleting = useDeleteAsset(routes, () => toast.success(t('media.removed')));

  function move(from: number, to: number): void {
    const ids = assets.map(({ id }) => id);
    const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
    ordering.mutate({ id: exerciseId, ids: moved });
  }

  async function remove(id: string): Promise<void> {
    const question = { title: t('media.removeTitle'), text: t('media.removeText'), confirmLabel: t('media.remove') };
    if (await confirm({ ...question, destructive: true })) deleting.mutate({ id });
  }

  return (
    <ol className={classes['rows']} aria-label={t('media.order')}>
      {assets.map((asset, place) => {
        const words = { place: place + 1, kind: t(`media.kinds.${asset.kind}`) };
        return (
          <li key={asset.id} className={classes['row']}>
            <button
              type="button"
              className={classes['show']}
              aria-pressed={asset.id === shownId}
              aria-label={t('media.show', words)}
              onClick={() => onShow(asset.id)}
            >
              <AssetThumb asset={asset} />
            </button>
            <span className={classes['words']}>{words.kind}</span>
            <span className={classes['acts']}>
              <Act
                label={t('media.earlier', words)}
                icon={IconArrowUp}
                disabled={place === 0 || ordering.isPending}
                onClick={() => move(place, place - 1)}
              />
              <Act
                label={t('media.later', words)}
                icon={IconArrowDown}
                disabled={place === assets.length - 1 || ordering.isPending}
                onClick={() => move(place, place + 1)}
              />
              <Act label={t('media.removeOne', words)} icon={IconTrash} onClick={() => void remove(asset.id)} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface ActProps {
  label: string;
  icon: typeof IconTrash;
  disabled?: boolean;
  onClick: () => void;
}

function Act({ label, icon: Icon, disabled = false, onClick }: ActProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
