import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { type ChosenRecipients, useRowsOfRecipients } from '#areas/assignments/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type ClientState, recipientStateRoutes, recipientStates } from '../contract/recipients.ts';

/** Clients that are named for each state; the others are counted. */
const shown = 5;

/**
 * Names the recipients of an assignment, at least one, who are pregnant or breastfeeding, or declared it. The caller may view health records
 * or visits.
 */
export function StatesOfRecipients(recipients: ChosenRecipients) {
  const t = useTexts('dietary-profiles');
  const { rows } = useRowsOfRecipients(
    recipientStateRoutes.statesOfRecipients,
    recipients,
    true,
    ({ states }) => states,
  );
  const clientsOf = Map.groupBy(rows, ({ state }) => state);
  if (clientsOf.size === 0) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle} role="status">
      {recipientStates.map((state) => (
        <ClientsInState key={state} state={state} clients={clientsOf.get(state) ?? []} />
      ))}
      {t('recipients.check')}
    </Banner>
  );
}

function ClientsInState({ state, clients }: { state: ClientState['state']; clients: readonly ClientState[] }) {
  const t = useTexts('dietary-profiles');
  const more = clients.length - shown;
  if (clients.length === 0) return null;
  return (
    <div>
      {t(`recipients.${state}`)}{' '}
      {clients.slice(0, shown).map(({ clientId, clientName }, index) => (
        <Fragment key={clientId}>
          {index > 0 && ', '}
          <LinkAnchor
            to="/clients/$id"
            params={{ id: clientId }}
            hash="dietary-profile"
            inherit
            c="inherit"
            underline="always"
          >
            {clientName}
          </LinkAnchor>
        </Fragment>
      ))}
      {more > 0 && ` ${t('recipients.more', { count: more })}`}
    </div>
  );
}
