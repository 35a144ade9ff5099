import { Link } from '@tanstack/react-router';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { MealPlanAssignPreview } from '../../contract/assigned.ts';
import classes from './Conflicts.module.css';

/** Clients that are named; the others are counted. */
const shownClients = 10;

/** Names the clients of whom nobody said whether they have allergies, with links to their profiles; nothing for none. */
export function UndeclaredClients({ clients }: { clients: readonly { id: string; name: string }[] }) {
  const t = useTexts('meal-plans');
  return <ClientsBanner text={t('assign.undeclared', { count: clients.length })} clients={clients} />;
}

/** Names the clients with excluded words that are not checked, and these words; nothing for none. */
export function ClientsWithUnmatchedWords({ clients = [] }: { clients: MealPlanAssignPreview['unmatchedWords'] }) {
  const t = useTexts('meal-plans');
  const named = clients.map(({ id, name, excludedWords }) => ({ id, name, detail: excludedWords.join(', ') }));
  return <ClientsBanner text={t('assign.unmatched')} clients={named} />;
}

/** Names the clients who take medicines, which are not checked; nothing for none. */
export function ClientsWithMedicines({ clients = [] }: { clients: MealPlanAssignPreview['clientsWithMedicines'] }) {
  const t = useTexts('meal-plans');
  return <ClientsBanner text={t('assign.medicines', { count: clients.length })} clients={clients} />;
}

interface ClientsBannerProps {
  text: string;
  /** `detail`: what is said behind the name. */
  clients: readonly { id: string; name: string; detail?: string }[];
}

function ClientsBanner({ text, clients }: ClientsBannerProps) {
  const t = useTexts('meal-plans');
  const mayOpen = useMay()('view clients');
  if (clients.length === 0) return null;
  const others = clients.length - shownClients;
  return (
    <Banner tone="info">
      <p className={classes['advice']}>{text}</p>
      <ul className={classes['foods']}>
        {clients.slice(0, shownClients).map(({ id, name, detail }) => (
          <li key={id}>
            {mayOpen ? (
              <Link to="/clients/$id" params={{ id }} hash="dietary-profile">
                {name}
              </Link>
            ) : (
              name
            )}
            {detail && `: ${detail}`}
          </li>
        ))}
        {others > 0 && <li>{t('assign.moreUndeclared', { count: others })}</li>}
      </ul>
    </Banner>
  );
}
