import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type Diagnosis, type DietaryProfileResponse, type Medicine, profileLimits } from '../contract.ts';
import { mayReadWholeProfile, safetyPartOf } from '../rules/safety-part.ts';
import { excludableWordsOf } from '../rules/unrecognised.ts';
import { getProfileWithDeclarations } from './declarations.ts';
import { findDiagnoses, findMedicines } from './medicines.ts';
import { findUnmatchedWords } from './unmatched-words.ts';

/**
 * `getProfileWithDeclarations` with the excluded and declared words that are not checked and, for who may view visits, the medicines and diagnoses. Who may only view
 * meal plans reads the part of the profile that the safety of the client needs.
 */
export async function readOwnPartOfProfile(
  scope: Scope,
  subject: Pick<Subject, 'clientId'>,
): Promise<DietaryProfileResponse> {
  const [held, response, medicines, diagnoses] = await Promise.all([
    readProfessionalPermissions(scope),
    getProfileWithDeclarations(scope, subject),
    findMedicines(scope, [subject.clientId]),
    findDiagnoses(scope, [subject.clientId]),
  ]);
  const taken = medicines.get(subject.clientId) ?? [];
  const readable = held === null || mayReadWholeProfile(held) ? response : safetyPartOf(response);
  const declaredNames = (readable.declarations ?? []).flatMap(excludableWordsOf);
  const unmatchedWords = await findUnmatchedWords(scope, [...response.profile.excludedWords, ...declaredNames]);
  return {
    ...readable,
    unmatchedWords: unmatchedWords.slice(0, profileLimits.excludedWords),
    medicines: [...taken],
    diagnoses: (diagnoses.get(subject.clientId) ?? []).filter((one) => !taken.some((named) => namesSame(one, named))),
  };
}

/** Whether a medicine is the answer of a survey that is flagged, too. */
function namesSame({ question, text }: Diagnosis, medicine: Medicine): boolean {
  return question === medicine.question && ['', medicine.text].includes(text);
}
