import { LinkButton } from '#shell/web/router/links.tsx';
import type { AssignableClient } from '../../contract.ts';
import { mayAddClients } from '#areas/clients/rules/in-charge.ts';
import { useMe, usePermissions } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { CheckOption, OptionList } from '#shell/web/forms/OptionFieldset.tsx';
import { OptionsState } from '#shell/web/forms/OptionsState.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { RecipientKind } from '../assignment-kind.ts';
import { type Recipient, toggled } from '../assignment.ts';
import { useAssignableClients } from '../queries.ts';
import classes from './Recipients.module.css';

interface ClientOptionsProps {
  kind: RecipientKind;
  templateId: string;
  search: string | undefined;
  chosen: readonly Recipient[];
  /** True when groups are listed above the clients. */
  hasHeading: boolean;
  onChange: (chosen: Recipient[]) => void;
}

/** Checkboxes for active clients by name, with what each follows today, the day of the next copy and a badge for one of the template. */
export function ClientOptions({ kind, templateId, search, chosen, hasHeading, onChange }: ClientOptionsProps) {
  const t = useTexts('assignments');
  const clients = useAssignableClients(kind, templateId, search);
  const ids = new Set(chosen.map(({ id }) => id));
  const { language } = useLanguage();
  const listed = (titles: readonly string[]) =>
    new Intl.ListFormat(language).format(titles.map((title) => t('recipients.quoted', { title })));
  const followed = ({ current, others = [], upcomingOn }: AssignableClient) =>
    [
      current !== null && t('recipients.current', { titles: listed([current, ...others]) }),
      upcomingOn && t('recipients.upcoming', { date: formatDate(upcomingOn) }),
    ]
      .filter(Boolean)
      .join(' · ') || t('recipients.noCurrent');

  return (
    <section aria-label={t('recipients.clients')}>
      {hasHeading && <div className={classes['heading']}>{t('recipients.clients')}</div>}
      <OptionList>
        {clients.rows.map((client) => (
          <CheckOption
            key={client.id}
            label={client.name}
            description={followed(client)}
            checked={ids.has(client.id)}
            onChange={() => onChange(toggled(chosen, { id: client.id, name: client.name }))}
            badge={client.hasCopy && <StateBadge tone="soon">{t('recipients.hasCopy')}</StateBadge>}
          />
        ))}
      </OptionList>
      <OptionsState
        pages={clients}
        isSearched={Boolean(search)}
        empty={{ illustration: 'people', text: t('recipients.none'), action: <CreateClientButton /> }}
      />
    </section>
  );
}

function CreateClientButton() {
  const t = useTexts('assignments');
  if (!mayAddClients(usePermissions(), useMe().roles)) return null;
  return (
    <LinkButton to="/clients/create" variant="default">
      {t('recipients.create')}
    </LinkButton>
  );
}
