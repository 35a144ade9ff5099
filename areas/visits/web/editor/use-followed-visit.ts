import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryKey, useApiQuery } from '#shell/web/api/query.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import { clearLocalDraft, lockLocalDraft } from '#shell/web/documents/local-draft.ts';
import type { VisitContent, VisitRecord } from '../../contract/document.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { applyLeftOut, type LeftOut, showCompleted } from './left-out.ts';

export interface FollowedVisit {
  visit: VisitRecord;
  setVisit: (visit: VisitRecord) => void;
  leftOut: LeftOut | null;
  applyLeftOut: () => void;
  discardLeftOut: () => void;
}

/**
 * The state of the visit as the server has it, also when another tab or person completes or opens it again. A completed visit is shown
 * only once its own values are in the editor.
 */
export function useFollowedVisit(
  document: OpenDocument<VisitContent>,
  opened: { visit: VisitRecord; leftOut: LeftOut | null },
): FollowedVisit {
  const queryClient = useQueryClient();
  const [visit, setShown] = useState(opened.visit);
  const [leftOut, setLeftOut] = useState(opened.leftOut);
  const request = { id: document.id };
  const present = useApiQuery(visitRoutes.get, request).data?.visit ?? opened.visit;

  // Synchronises the document with the server, which other tabs change too.
  useEffect(() => {
    let isReplaced = false;
    const left = present.state === 'completed' ? showCompleted(document, present) : Promise.resolve(null);
    void left.then((edits) => {
      if (edits) setLeftOut(edits);
      if (!isReplaced) setShown(present);
    });
    return () => {
      isReplaced = true;
    };
  }, [document, present]);

  // Synchronises with other tabs, which recover drafts that no tab holds.
  useEffect(() => (leftOut ? lockLocalDraft(leftOut.name) : undefined), [leftOut]);

  return {
    visit,
    setVisit: (changed) => queryClient.setQueryData(apiQueryKey(visitRoutes.get, request), { visit: changed }),
    leftOut,
    applyLeftOut: () => {
      if (leftOut) applyLeftOut(document, leftOut);
      setLeftOut(null);
    },
    discardLeftOut: () => {
      if (leftOut) clearLocalDraft(leftOut.name);
      setLeftOut(null);
    },
  };
}
