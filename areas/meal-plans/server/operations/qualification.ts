import { type Qualification, qualificationProblems, type QualificationState } from '../../contract/qualification.ts';
import { mayAssignMealPlans } from '../../rules/qualification.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as store from '../store/qualifications.ts';
import { readMealPlanSettings } from './settings.ts';

/** The qualification of the caller, and whether they need one to assign meal plans. */
export async function readQualification(scope: Scope): Promise<QualificationState> {
  const [qualification, { requiresQualification }] = await Promise.all([
    store.findQualification(scope, scope.caller.membershipId),
    readMealPlanSettings(scope),
  ]);
  return { qualification: qualification ?? null, isRequired: requiresQualification };
}

export async function saveQualification(scope: Scope, qualification: Qualification): Promise<QualificationState> {
  await store.saveQualification(scope, qualification);
  return readQualification(scope);
}

/** Throws unless the caller may assign individual meal plans. Called before every assignment to a client. */
export async function assertMayAssignMealPlans(scope: Scope): Promise<void> {
  if (!mayAssignMealPlans(await readQualification(scope))) throw new Problem(qualificationProblems.not_qualified);
}
