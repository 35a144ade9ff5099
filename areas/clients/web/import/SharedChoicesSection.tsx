import { Select, Switch } from '@mantine/core';
import { linkDays } from '#areas/account/contract.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type CareKind, careKinds } from '../../contract/care.ts';
import { defaultCareKinds } from '../../rules/in-charge.ts';
import { useOwnCare } from '../client-pages.ts';
import { NobodyInCharge } from '../form/ClientFields.tsx';
import formClasses from '../form/ClientFields.module.css';
import { optionOf, useClientTypes, useCollaborators, useIsSecretary } from '../queries.ts';
import type { ClientImportDraft, SharedChoices } from './import-draft.ts';

/**
 * The choices of the draft, without professionals that have left the team since. An admin is in charge of their own care by default, as in
 * the form of one client.
 */
export function useSharedChoices({ choices }: ClientImportDraft): SharedChoices {
  const me = useMe();
  const care = useOwnCare();
  const { language } = useLanguage();
  const own = hasRole(me, 'admin') ? defaultCareKinds('admin', care) : [];
  const team = useCollaborators();
  const inCharge = (kind: CareKind) => {
    const chosenId = choices[`${kind}CollaboratorId`];
    if (chosenId === null || team.some(({ id }) => id === chosenId)) return chosenId ?? null;
    return own.includes(kind) ? me.membershipId : null;
  };
  const { client_type_id = null, locale = language, sendsInvitation = true } = choices;
  const [trainingCollaboratorId, nutritionCollaboratorId] = [inCharge('training'), inCharge('nutrition')];
  return { client_type_id, trainingCollaboratorId, nutritionCollaboratorId, locale, sendsInvitation };
}

interface SharedChoicesProps {
  /** Clients of the list. */
  count: number;
  /** Those of them who are minors. */
  minors: number;
  choices: SharedChoices;
  onChange: (chosen: Partial<SharedChoices>) => void;
}

/** What is the same for all clients of the list, unless a row has its own type or language: also professionals and whether they are invited now. */
export function SharedChoicesSection({ count, minors, choices, onChange }: SharedChoicesProps) {
  const t = useTexts('clients');
  const types = useClientTypes();
  const collaborators = useCollaborators();
  const isSecretary = useIsSecretary();
  const { sendsInvitation, trainingCollaboratorId, nutritionCollaboratorId } = choices;

  return (
    <Section title={t('import.choices')}>
      <div className={formClasses['fields']}>
        <Switch
          className={formClasses['wide'] ?? ''}
          label={t('fields.sendsInvitation')}
          description={[
            t(sendsInvitation ? 'import.invitation' : 'import.invitationLater', { count: linkDays.client }),
            minors > 0 && t('minor.listed', { count: minors }),
          ]
            .filter(Boolean)
            .join(' ')}
          checked={sendsInvitation}
          onChange={({ currentTarget }) => onChange({ sendsInvitation: currentTarget.checked })}
        />
        <Select
          label={t('import.commonType')}
          placeholder={t('import.noType')}
          data={types.map(optionOf)}
          value={choices.client_type_id}
          onChange={(client_type_id) => onChange({ client_type_id })}
          clearable
        />
        <Select
          label={t('import.commonLanguage')}
          data={(['it', 'en'] as const).map((value) => ({ value, label: t(`locale.${value}`) }))}
          value={choices.locale}
          onChange={(locale) => locale && onChange({ locale })}
          allowDeselect={false}
        />
        {collaborators.length > 0 &&
          careKinds.map((kind) => (
            <Select
              key={kind}
              label={t(`fields.${kind}CollaboratorId`)}
              placeholder={t('form.collaboratorNone')}
              data={collaborators.filter((one) => one.careKinds.includes(kind)).map(optionOf)}
              value={choices[`${kind}CollaboratorId`]}
              onChange={(id) => onChange({ [`${kind}CollaboratorId`]: id })}
              clearable
            />
          ))}
        {isSecretary && !trainingCollaboratorId && !nutritionCollaboratorId && <NobodyInCharge count={count} />}
      </div>
    </Section>
  );
}
