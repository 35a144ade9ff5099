import { findLetterhead, findUnits } from '#areas/account/server/public.ts';
import { publishOpened, readClientSettings } from '#areas/clients/server/public.ts';
import { readDietaryProfile } from '#areas/dietary-profiles/server/public.ts';
import { findQualification } from '#areas/meal-plans/server/public.ts';
import { numberSections, privateSections, type VisitPdfOptions } from '../../contract/pdf.ts';
import { visitProblems } from '../../contract.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Caller, Scope } from '#shell/server/database/scope.ts';
import { type PdfDocument, pdfOperations } from '#shell/server/pdf/pdf-operations.ts';
import { formatterFor } from '#shell/server/pdf/format.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { withProfileState } from '../../rules/maternal-state.ts';
import type { VisitPdfInput } from '../pdf/compose.ts';
import * as store from '../store/pdf.ts';
import { findClientOfVisit, findEarlier } from '../store/visits.ts';
import { readTemplate } from './anamnesis.ts';

const visitPdf: PdfDocument<store.PrintedVisit, VisitPdfOptions, VisitPdfInput> = {
  noun: 'visit',
  composer: new URL('../pdf/compose.ts', import.meta.url),
  find: findForProfessional,
  findShared: store.findShared,
  describe: ({ content: { takenOn }, clientName }, language) => ({
    title: textsIn(language)('visits:pdf.titleOf', { date: formatterFor(language).date(takenOn) }),
    clientName,
  }),
  load: async (scope, visit, options) => {
    const { id, clientId, clientLanguage, clientUnits, authorId, ...printed } = visit;
    const [letterhead, client, earlier, settings, template, qualification, units, profile] = await Promise.all([
      findLetterhead(scope),
      findClientOfVisit(scope, id),
      findEarlier(scope, id, visit.content.takenOn),
      readClientSettings(scope, clientId),
      readTemplate(scope),
      authorId ? findQualification(scope, authorId) : undefined,
      scope.caller ? findUnits(scope, scope.caller.userId) : clientUnits,
      readDietaryProfile(scope, clientId),
    ]);
    const withheld = withheldSections(scope.caller, settings.showsBodyNumbers);
    const { gender, birthDate } = found(client);
    return {
      letterhead,
      unavailableOptions: withheld,
      language: clientLanguage ?? undefined,
      input: {
        ...printed,
        content: visit.state === 'draft' ? withProfileState(visit.content, profile) : visit.content,
        person: { gender, birthDate },
        earlier: earlier.map(({ content }) => content),
        template,
        qualification: qualification ?? null,
        options: { ...options, ...Object.fromEntries(withheld.map((name) => [name, false])) },
        hidesNumbers: !settings.showsBodyNumbers,
        units,
      },
    };
  },
};

/** Throws `draft_has_no_link` for the link of a draft: only completed visits are opened by a link. `options` is missing for a link. */
async function findForProfessional(
  scope: Scope,
  id: string,
  options?: VisitPdfOptions,
): Promise<store.PrintedVisit | undefined> {
  const visit = await store.findPrinted(scope, id);
  if (options === undefined && visit?.state === 'draft') throw new Problem(visitProblems.draft_has_no_link);
  await publishOpened(scope, visit?.clientId ?? null);
  return visit;
}

/**
 * Sections that are never printed: those with numbers for a client to whom the numbers of the body are not shown, also when a
 * professional prints, because the document is given to the client; confidential ones for the holder of a link.
 */
function withheldSections(caller: Caller | undefined, showsBodyNumbers: boolean): string[] {
  return [...(showsBodyNumbers ? [] : numberSections), ...(caller ? [] : privateSections)];
}

export const visitPdfOperations = pdfOperations(visitPdf);
