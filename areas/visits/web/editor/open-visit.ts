import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { apiQueryKey, useApiQuery } from '#shell/web/api/query.ts';
import { cacheDocument } from '#shell/web/documents/document-cache.ts';
import type { ServerDocument } from '#shell/web/documents/autosave.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import { edit } from '#shell/web/documents/document-store.ts';
import {
  type LoadedDocument,
  loadDocument,
  type OpenedDocument,
  openDocument,
} from '#shell/web/documents/open-document.ts';
import type { FormErrors } from '#shell/web/forms/form-errors.ts';
import { useMe } from '#shell/web/session.ts';
import { VisitContent, type VisitRecord } from '../../contract/document.ts';
import { type BaseFormData, visitRoutes } from '../../contract/routes.ts';
import { visitModel } from '../../rules/document-model.ts';
import { useVisitDocumentText } from './document-text.ts';

/** What the editor opens with. */
export interface VisitDetail {
  visit: VisitRecord;
  base: BaseFormData;
}

export type LoadedVisit = LoadedDocument<VisitContent, VisitDetail>;

/** Loads a visit from the server, or from the cache of this device when offline. */
export function loadVisit({ id, userId }: { id: string; userId: string }): Promise<LoadedVisit> {
  return loadDocument<VisitContent, VisitDetail>({
    kind: 'visit',
    id,
    userId,
    fetchDetail: async () => {
      const [{ visit }, base] = await Promise.all([
        call(visitRoutes.get, { id }),
        call(visitRoutes.baseFormData, { id }),
      ]);
      return { visit, base };
    },
    documentOf: ({ visit }) => documentOf(visit),
    parseContent: (content) => VisitContent.safeParse(content).data ?? null,
  });
}

export function documentOf(record: VisitRecord): ServerDocument<VisitContent> {
  const { id, version, saveId, clientId, clientName, state, completedAt, completedBy, reopenReason, ...rest } = record;
  const { authorName, ...content } = rest;
  return { version, saveId, content };
}

interface EditorOptions {
  userId: string;
  onSaved: (saved: { version: number; content: VisitContent }) => void;
  onReplaced: () => void;
  onRefused: (error: ApiError) => void;
}

export function openVisit(
  { detail, ...loaded }: LoadedVisit,
  { userId, ...callbacks }: EditorOptions,
): OpenedDocument<VisitContent> {
  const { id } = detail.visit;
  return openDocument(loaded, {
    kind: 'visit',
    id,
    userId,
    routes: visitRoutes,
    model: visitModel,
    useText: useVisitDocumentText,
    ...callbacks,
    load: async () => documentOf((await call(visitRoutes.get, { id })).visit),
  });
}

/** Returns a function that updates the copy on this device, which opens without a connection, to the visit with what changed. */
export function useCacheVisit(detail: VisitDetail): (changed: Partial<VisitRecord>) => void {
  const queryClient = useQueryClient();
  const { id: userId } = useMe();
  return useCallback(
    (changed) => {
      const { id } = detail.visit;
      const present = queryClient.getQueryData<{ visit: VisitRecord }>(apiQueryKey(visitRoutes.get, { id }))?.visit;
      const visit = { ...(present ?? detail.visit), ...changed };
      void cacheDocument({ userId, kind: 'visit', id }, { ...detail, visit });
    },
    [detail, queryClient, userId],
  );
}

/** What the visit has beside its fields on the day it is on now: as it was opened, or loaded again for another day. */
export function useBaseFormData({ store }: OpenDocument<VisitContent>, { visit, base }: VisitDetail): BaseFormData {
  const takenOn = useStore(store, ({ content }) => content.takenOn);
  const isMoved = takenOn !== visit.takenOn;
  const request = { id: visit.id, takenOn };
  const { data } = useApiQuery(visitRoutes.baseFormData, request, {
    enabled: isMoved,
    placeholderData: keepPreviousData,
  });
  return (isMoved && data) || base;
}

export interface VisitEditorContext {
  document: OpenDocument<VisitContent>;
  base: BaseFormData;
  /** Why the server refused to complete the visit, by metric or field. */
  refused: FormErrors;
  setRefused: (refused: FormErrors) => void;
  /** A completed visit is shown without its fields being editable. */
  isReadOnly: boolean;
  isCompleted: boolean;
}

export const VisitContext = createContext<VisitEditorContext | null>(null);

export function useVisitEditor(): VisitEditorContext {
  const editor = useContext(VisitContext);
  if (!editor) throw new Error('useVisitEditor: no visit is open');
  return editor;
}

/** Selects a value or a part of the visit, never a new object. */
export function useVisit<T>(select: (content: VisitContent) => T): T {
  return useStore(useVisitEditor().document.store, ({ content }) => select(content));
}

/** Changes fields of the visit; those of one name that are typed in a row are undone together. */
export function useSetFields() {
  const { store } = useVisitEditor().document;
  return (fields: Partial<VisitContent>) =>
    edit(store, (content) => void Object.assign(content, fields), Object.keys(fields).join(' '));
}
