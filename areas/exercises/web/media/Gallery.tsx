import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ExerciseAsset } from '../../contract/exercise.ts';
import { AssetThumb } from './AssetThumb.tsx';
import classes from './Gallery.module.css';
import { Player } from './Player.tsx';

/** One at a time, large; the others wait under it. */
export function Gallery({ assets, name }: { assets: readonly ExerciseAsset[]; name: string }) {
  const t = useTexts('exercises');
  const [chosen, setChosen] = useState(assets[0]?.id);
  const shown = assets.find(({ id }) => id === chosen) ?? assets[0];
  if (!shown) return null;

  return (
    <div>
      <Player key={shown.id} asset={shown} name={name} />
      {assets.length > 1 && (
        <ul className={classes['strip']} aria-label={t('media.all')}>
          {assets.map((asset, place) => (
            <li key={asset.id}>
              <button
                type="button"
                className={classes['choice']}
                aria-pressed={asset.id === shown.id}
                aria-label={t('media.show', { place: place + 1, kind: t(`media.kinds.${asset.kind}`) })}
                onClick={() => setChosen(asset.id)}
              >
                <AssetThumb asset={asset} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
