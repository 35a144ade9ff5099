import { findFirstQuestions } from '#areas/surveys/server/public.ts';
import { visitProblems } from '../../contract.ts';
import type { AnamnesisTemplate, anamnesisRoutes } from '../../contract/anamnesis.ts';
import { completeTemplate, defaultTemplate, faultOf } from '../../rules/anamnesis-template.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { versionConflict } from '#shell/server/versions.ts';
import * as store from '../store/anamnesis.ts';

type TemplateResponse = Promise<ApiResponse<typeof anamnesisRoutes.anamnesisTemplate>>;

/** What the account asks in its visits. */
export async function readTemplate(scope: Transaction): Promise<AnamnesisTemplate> {
  const stored = await store.findTemplate(scope);
  return stored ? completeTemplate(stored.content) : defaultTemplate;
}

export async function getTemplate(scope: Scope): TemplateResponse {
  const [stored, questions] = await Promise.all([store.findTemplate(scope), findFirstQuestions(scope)]);
  return {
    template: stored ? completeTemplate(stored.content) : defaultTemplate,
    version: stored?.version ?? 0,
    questions,
  };
}

const faults = {
  no_name: visitProblems.anamnesis_no_name,
  twice: visitProblems.anamnesis_twice,
  too_many: visitProblems.anamnesis_too_many,
} as const;

export async function saveTemplate(
  scope: Scope,
  { version, sections }: ParsedRequest<typeof anamnesisRoutes.saveAnamnesisTemplate>,
): TemplateResponse {
  const fault = faultOf({ sections });
  if (fault) throw new Problem(faults[fault], { field: 'sections' });
  const isSaved = await store.saveTemplate(scope, { version, content: { sections } });
  if (!isSaved) throw versionConflict(await getTemplate(scope));
  return getTemplate(scope);
}
