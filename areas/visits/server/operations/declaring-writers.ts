import type { WriterSource } from '#areas/dietary-profiles/server/public.ts';
import { findLatestSenders } from '#areas/surveys/server/public.ts';
import { declaringWords } from '../../rules/declaring-words.ts';

/** The clients whose latest first surveys and check-ins may declare something. */
export const findDeclaringSenders: WriterSource = (scope, latest) =>
  findLatestSenders(scope, { ...latest, pattern: declaringWords });
