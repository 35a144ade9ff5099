import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Diagnosis, DietaryProfileResponse } from '../contract.ts';
import { shownOnce } from '../rules/shown-once.ts';
import classes from './DietaryProfile.module.css';
import { useDietaryProfile } from './queries.ts';

interface MedicinesProps {
  clientId: string;
  /** Whether the declarations of the client are shown beside, whose words are then not repeated. */
  isBesideDeclarations?: boolean;
}

/**
 * The diagnoses of a client, what they take and the note of the profile, for who may read them. The screen must load the text namespace
 * `dietary-profiles`.
 */
export function Medicines({ clientId, isBesideDeclarations = false }: MedicinesProps) {
  const { data } = useDietaryProfile({ clientId });
  if (!data) return null;
  const { diagnoses, note } = shownOnce(isBesideDeclarations ? data : { ...data, declarations: [] }, data.profile.note);
  return <MedicinesBanner response={{ ...data, diagnoses }} note={note} />;
}

interface MedicinesBannerProps {
  response: Pick<DietaryProfileResponse, 'medicines' | 'diagnoses'>;
  /** Of the profile, where it is not shown beside. */
  note?: string;
}

/** Says which diagnoses, symptoms and exams a client has, what they take and what the note says, as it was written, and that it is not checked against foods. */
export function MedicinesBanner({ response: { medicines = [], diagnoses = [] }, note = '' }: MedicinesBannerProps) {
  const t = useTexts('dietary-profiles');
  const diagnosisText = useDiagnosisText();
  if (medicines.length + diagnoses.length === 0 && note === '') return null;
  return (
    <Banner tone="info">
      {t('medicines.text')}
      {diagnoses.map((one) => (
        <p key={`${one.field} ${one.question} ${one.text}`} className={classes['note']}>
          {one.survey === undefined &&
            one.record === undefined &&
            `${one.field ? `${one.field}:` : t('medicines.diagnoses')} `}
          {diagnosisText(one)}
        </p>
      ))}
      {medicines.map(({ kind, text, question, source, day }) => (
        <p key={`${kind} ${day} ${question} ${text}`} className={classes['note']}>
          {kind === 'supplement' && `${t('medicines.supplements')} `}
          {t(`medicines.${source}`, { text: [question, text].filter(Boolean).join(' '), day: formatDate(day) })}
        </p>
      ))}
      {note && <p className={classes['note']}>{t('noteOf', { note })}</p>}
    </Banner>
  );
}

/** The texts of diagnoses with their source and day: `«Ipertensione» (visita del 1 feb 2026)`. */
export function useDiagnosisText(): (diagnosis: Diagnosis) => string {
  const t = useTexts('dietary-profiles');
  return ({ question, survey, record, text, day: on }) => {
    const day = formatDate(on);
    if (record) return t(`medicines.${record}`, { text, day });
    return survey === undefined
      ? t('medicines.visit', { text, day })
      : t('medicines.flagged', { question, text: text || t('medicines.yes'), survey, day });
  };
}
