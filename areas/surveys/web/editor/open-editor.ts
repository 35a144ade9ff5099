import { call } from '#shell/web/api/call.ts';
import { createAtom } from '#shell/web/atom.ts';
import type { ServerDocument } from '#shell/web/documents/autosave.ts';
import {
  type LoadedDocument,
  loadDocument,
  openDocument,
  type OpenedDocument,
} from '#shell/web/documents/open-document.ts';
import { SurveyContent } from '../../contract/questions.ts';
import { type SurveyRecord, surveyRoutes } from '../../contract.ts';
import { surveyModel } from '../../rules/document-model.ts';
import type { Editor } from './context.ts';
import { useSurveyText } from './document-text.ts';

interface SurveyDetail {
  survey: SurveyRecord;
}

export type LoadedSurvey = LoadedDocument<SurveyContent, SurveyDetail>;

/** Loads a survey from the server, or from the cache of this device when offline. */
export function loadSurvey(
  { id, userId }: { id: string; userId: string },
  signal?: AbortSignal,
): Promise<LoadedSurvey> {
  return loadDocument<SurveyContent, SurveyDetail>({
    kind: 'survey',
    id,
    userId,
    fetchDetail: () => call(surveyRoutes.get, { id }, { signal }),
    documentOf: ({ survey }) => documentOf(survey),
    parseContent: (content) => SurveyContent.safeParse(content).data ?? null,
  });
}

function documentOf({ id, version, saveId, isArchived, ...content }: SurveyRecord): ServerDocument<SurveyContent> {
  return { version, saveId, content };
}

interface EditorOptions {
  userId: string;
  onSaved: (saved: { version: number; content: SurveyContent }) => void;
  onReplaced: () => void;
}

/** Creates the editor of a loaded survey. */
export function openEditor(
  { detail, ...loaded }: Omit<LoadedSurvey, 'cachedAt'>,
  options: EditorOptions,
): Editor & OpenedDocument<SurveyContent> {
  const { id } = detail.survey;
  const document = openDocument(loaded, {
    ...options,
    kind: 'survey',
    id,
    routes: surveyRoutes,
    model: surveyModel,
    useText: useSurveyText,
    load: async () => documentOf((await call(surveyRoutes.get, { id })).survey),
  });
  return { ...document, openId: createAtom<string | null>(null) };
}
