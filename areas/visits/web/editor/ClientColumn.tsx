import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { builtInTypes } from '#areas/metrics/contract/types.ts';
import {
  ProfileNotLoaded,
  ProfileSummary,
  UndecidedDeclarations,
  UnmatchedWords,
  useDiagnosisText,
  useDietaryProfile,
} from '#areas/dietary-profiles/web/public.tsx';
import { namesMedicine } from '#areas/clients/rules/medicine-words.ts';
import type { Diagnosis, Medicine } from '#areas/dietary-profiles/contract.ts';
import { healthSentencesIn, namesIllness } from '#areas/dietary-profiles/rules/written-illnesses.ts';
import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import { ageOn } from '#shell/common/months.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { DetailList } from '#shell/web/records/DetailList.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatBodyWeight, formatMeasured, unitOfUser } from '#shell/web/texts/units.ts';
import type { BaseFormData } from '../../contract/routes.ts';
import { asksForDiagnoses } from '../../rules/medicines.ts';
import { useVisit, useVisitEditor } from './open-visit.ts';
import classes from './VisitEditor.module.css';

/** Who is measured, as formulas see them, what to mind, and the last visit; stays in view. */
export function ClientColumn() {
  const t = useTexts('visits');
  const body = useTexts('body-composition');
  const { client, before, previous, first } = useVisitEditor().base;
  const takenOn = useVisit((content) => content.takenOn);
  const ageYears = ageOn(takenOn, client.birthDate);
  const answers = useVisit((content) => content.answers);
  const declared = useDeclaredHistory(client.id);
  /** What the visit says, which a new one has from the last visit, and what is told elsewhere in other words. */
  const answerOf = (field: keyof typeof declared) => {
    const answer = answers.find(({ id }) => id === field)?.text.trim() ?? '';
    const others = declared[field].filter(({ statement }) => statement !== answer).map(({ line }) => line);
    return [answer, ...others].filter(Boolean).join('\n') || null;
  };
  const consent = useConsentText(client.id);
  const may = useMay();

  return (
    <aside className={classes['client']} aria-label={client.name}>
      <strong>{client.name}</strong>
      <DetailList
        fields={[
          {
            label: t('client.age'),
            value: ageYears === null ? null : t('client.years', { count: ageYears }),
          },
          { label: t('client.gender'), value: client.gender && body(`gender.${client.gender}`) },
          { label: t('client.previous'), value: previous && formatDate(previous.takenOn) },
          { label: t('client.weight'), value: weightText(before) },
          {
            label: t('client.height'),
            value:
              before.heightCm &&
              `${formatMeasured(before.heightCm, 'cm', builtInTypes.height.decimals)}\u00A0${unitOfUser('cm')}`,
          },
          { label: t('client.first'), value: first && formatDate(first.takenOn) },
          { label: t('client.conditions'), value: answerOf('past_conditions') },
          { label: t('client.medicines'), value: answerOf('medicines') ?? t('client.toAsk') },
          ...(may('view clients') ? [{ label: t('client.consent'), value: consent }] : []),
        ]}
      />
      <Profile clientId={client.id} />
      {(client.birthDate === null || client.gender === null) && (
        <>
          <p className={classes['hint']}>{t('client.incomplete')}</p>
          {may('update clients') && (
            <LinkButton to="/clients/$id/edit" params={{ id: client.id }} variant="default" size="xs">
              {t('client.edit')}
            </LinkButton>
          )}
        </>
      )}
    </aside>
  );
}

interface Told {
  /** As it was written. */
  statement: string;
  /** The same with source and day. */
  line: string;
}

/**
 * What earlier visits and surveys, and the client in their own words, say about diagnoses and medicines; nothing while it loads. A medicine
 * that somebody only wrote of is still to be asked about.
 */
function useDeclaredHistory(clientId: string): Record<'past_conditions' | 'medicines', Told[]> {
  const t = useTexts('dietary-profiles');
  const visitTexts = useTexts('visits');
  const diagnosisText = useDiagnosisText();
  const { diagnoses = [], medicines = [], profile } = useDietaryProfile({ clientId }).data ?? {};
  const conditions = diagnoses.filter(({ field, ...one }) => field === undefined && !namesMedicineAlone(one));
  const taken = medicines.filter(({ kind }) => kind === 'medicine');
  const isFlagged = (question: string) => conditions.some((one) => one.question === question);
  const alsoDiagnoses = taken.filter(({ question }) => asksForDiagnoses(question) && !isFlagged(question));
  const toldOf = ({ text, question, source, day }: Medicine): Told => ({
    statement: text.trim(),
    line: t(`medicines.${source}`, { text: text || question, day: formatDate(day) }),
  });
  const written = [
    ...diagnoses
      .filter(({ text }) => namesMedicine(text) && !taken.some((one) => one.text.trim() === text.trim()))
      .map((one) => ({ statement: one.text.trim(), source: diagnosisText(one) })),
    ...healthSentencesIn(profile?.note ?? '')
      .filter(namesMedicine)
      .map((text) => ({ statement: text, source: t('noteOf', { note: text }) })),
  ];
  const toAsk = written.map(({ statement, source }) => ({
    statement,
    line: visitTexts('client.medicineToAsk', { text: source }),
  }));
  return {
    past_conditions: [
      ...conditions.map((one) => ({
        statement: one.text.trim() || (one.question ?? ''),
        line: diagnosisText(one),
      })),
      ...alsoDiagnoses.map(toldOf),
    ],
    medicines: [...taken.map(toldOf), ...toAsk],
  };
}

/** A sentence of the client's record, messages or notes about a medicine without the illness. */
function namesMedicineAlone({ record, text }: Pick<Diagnosis, 'record' | 'text'>): boolean {
  return record !== undefined && namesMedicine(text) && !namesIllness(text);
}

/** Returns the weight with the day it was measured: `78,8 kg · 22 nov 2026`. */
function weightText({ weightKg, weighedOn }: BaseFormData['before']): string | null {
  if (weightKg === null) return null;
  return [formatBodyWeight(weightKg), weighedOn && formatDate(weighedOn)].filter(Boolean).join(' · ');
}

/** Null while it loads, and for professionals who may not read consents. Without a connection, that it is not loaded. */
function useConsentText(clientId: string): string | null {
  const t = useTexts('visits');
  const enabled = useMay()('view clients');
  const { data, failureReason } = useApiQuery(consentSubjectRoutes.consents.client, { clientId }, { enabled });
  if (!data) return failureReason && t('client.consentNotLoaded');
  if (!data.asksHealthConsent) return t('client.consentCare');
  const consent = data.consents.find(({ purpose }) => purpose === 'health_data');
  if (!consent?.decidedAt) return t('client.consentNone');
  const date = formatDate(consent.decidedAt);
  return t(consent.isGiven ? 'client.consentGiven' : 'client.consentWithdrawn', { date });
}

/** Allergies, intolerances, diet and exclusions, which the client or a professional stated. */
function Profile({ clientId }: { clientId: string }) {
  const t = useTexts('visits');
  const { data } = useDietaryProfile({ clientId });
  if (!data) return <ProfileNotLoaded clientId={clientId} />;
  const { note, ...statements } = data.profile;
  const hasNone = Object.values(statements).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value || value === 'none',
  );
  const isUnknown = data.version === 0 || isUndeclared(data);
  return (
    <section className={classes['profile']} aria-label={t('client.profile')}>
      <small className={classes['profileTitle']}>{t('client.profile')}</small>
      <ProfileNotLoaded clientId={clientId} />
      {isUnknown && <span>{t('client.profileUnknown')}</span>}
      {hasNone && !isUnknown && <span>{t('client.profileNone')}</span>}
      {!hasNone && <ProfileSummary profile={data.profile} />}
      <UnmatchedWords clientId={clientId} />
      {note && <p className={classes['hint']}>{note}</p>}
      <UndecidedDeclarations clientId={clientId} />
    </section>
  );
}
