import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramUpdate } from '../../contract/copy-update.ts';
import classes from './CopyChanges.module.css';

/** Lists the copies with differences that an update leaves, each with a link to its editor. */
export function StayingChanges({ copies }: { copies: readonly ProgramUpdate[] }) {
  const t = useTexts('programs');
  const differing = copies.filter(({ stayingChangeCount }) => stayingChangeCount > 0);
  if (differing.length === 0) return null;

  return (
    <section className={classes['staying']}>
      <p>{t('offer.staying')}</p>
      <ul>
        {differing.map(({ id, clientName, stayingChangeCount: count }) => (
          <li key={id}>
            <Link to="/programs/$id/manage" params={{ id }}>
              {clientName}
            </Link>
            <span className={classes['quiet']}>{t('offer.stayingChanges', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
