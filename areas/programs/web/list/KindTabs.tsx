import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { kinds } from '../../contract.ts';
import classes from './KindTabs.module.css';

/** Models apart from the clients' copies, each with an address of its own. */
export function KindTabs({ kind: current }: { kind: (typeof kinds)[number] }) {
  const t = useTexts('programs');
  return (
    <nav className={classes['tabs']} aria-label={t('list.kinds')}>
      {kinds.map((kind) => (
        <Link
          key={kind}
          to="/programs"
          search={kind === 'models' ? {} : { kind }}
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
          className={classes['tab']}
          data-current={kind === current}
          aria-current={kind === current ? 'page' : undefined}
        >
          {t(`list.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
