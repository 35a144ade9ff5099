import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type ExerciseAsset, maxAssets } from '../../contract/exercise.ts';
import type { MediaRoutes } from '../queries.ts';
import { AddFile } from './AddFile.tsx';
import { AddLink } from './AddLink.tsx';
import { AssetRows } from './AssetRows.tsx';
import { Player } from './Player.tsx';
import classes from './MediaSection.module.css';

interface MediaSectionProps {
  routes: MediaRoutes;
  exercise: { id: string; name: string; assets: readonly ExerciseAsset[] };
}

/** Images and videos as clients will see them, and what changes them. Each change is saved at once. */
export function MediaSection({ routes, exercise: { id, name, assets } }: MediaSectionProps) {
  const t = useTexts('exercises');
  const [chosen, setChosen] = useState<string>();
  const shown = assets.find((asset) => asset.id === chosen) ?? assets[0];
  const isFull = assets.length >= maxAssets;

  return (
    <Section title={t('media.title')} subtitle={t('media.facts', { count: assets.length, limit: maxAssets })}>
      <div className={classes['parts']}>
        {shown && (
          <>
            <div>
              <Player key={shown.id} asset={shown} name={name} />
            </div>
            <AssetRows routes={routes} exerciseId={id} assets={assets} shownId={shown.id} onShow={setChosen} />
          </>
        )}
        {isFull ? (
          <p className={classes['full']}>{t('media.full', { limit: maxAssets })}</p>
        ) : (
          <>
            <AddFile routes={routes} exerciseId={id} />
            <AddLink routes={routes} exerciseId={id} />
          </>
        )}
      </div>
    </Section>
  );
}
