import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { rowsOf } from '../../../rules/content.ts';
import { useContent } from '../context.tsx';
import { useExerciseName } from '../exercise-name.ts';
import { useMissingMaxima } from './maxima.tsx';

/** Exercises that are named; the others are counted. */
const shown = 3;

/** Names the exercises of a copy with loads in percent of an unknown maximum, with a link to where the maximums of the client are entered. */
export function MissingMaximaBanner() {
  const t = useTexts('programs');
  const nameOf = useExerciseName();
  const missing = useMissingMaxima();
  const exercises = useContent(({ weeks }) => {
    const rows = missing ? rowsOf(weeks).filter((row) => missing.exerciseIds.includes(row.exerciseId)) : [];
    return [...new Map(rows.map((row) => [row.exerciseId, nameOf(row)])).values()].slice(0, shown).join(', ');
  });
  if (!missing || exercises === '') return null;
  const more = missing.exerciseIds.length - shown;
  return (
    <Banner tone="info" role="status">
      {t('maximum.missingOf', { client: missing.client.name, exercises })}
      {more > 0 && ` ${t('maximum.more', { count: more })}`}{' '}
      <LinkAnchor to="/clients/$id/metrics" params={{ id: missing.client.id }} inherit>
        {t('maximum.enterAll')}
      </LinkAnchor>
    </Banner>
  );
}
