import { useMay } from '#shell/web/session.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { formatPastDay } from '#shell/web/texts/formats.ts';
import type { RunningRow } from '../../../rules/set-order.ts';
import { historyOf, useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import classes from './Block.module.css';

/**
 * Says that the exercise was skipped because of pain, with what the client wrote about it, and what they can do instead of going on.
 * Nothing for an exercise that was done with all its sets since.
 */
export function PainNote({ row }: { row: RunningRow }) {
  const t = useRunnerTexts();
  const may = useMay();
  const { prescribed, store, client } = useRunner();
  const pain = historyOf(prescribed, row.exerciseId)?.pain;
  if (!pain || store.isCorrection || row.skip) return null;
  const day = formatPastDay(pain.on);
  return (
    <div className={classes['note']} role="note">
      <p>{pain.note ? t('pain.skippedWithNote', { day, note: pain.note }) : t('pain.skipped', { day })}</p>
      <p>{t(prescribed.settings.clientMaySwap ? 'pain.ways' : 'pain.waysWithoutSwap')}</p>
      {client === null && may('create chats') && (
        <LinkAnchor to="/my/chat" size="sm">
          {t('pain.write')}
        </LinkAnchor>
      )}
    </div>
  );
}
