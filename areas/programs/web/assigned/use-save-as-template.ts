import { useNavigate } from '@tanstack/react-router';
import { useSaveAsTemplateAction } from '#areas/assignments/web/public.tsx';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { programRoutes } from '../../contract.ts';
import { templateInvalidations } from '../queries.ts';

/** The entry of the menu of a copy that saves it as a template outside all folders, and opens that. */
export function useSaveAsTemplate({ id }: { id: string }, saveEdits?: () => Promise<boolean>): RecordMenuAction {
  const navigate = useNavigate();
  return useSaveAsTemplateAction({
    route: programRoutes.duplicate,
    permission: 'create programs',
    request: { id },
    invalidates: templateInvalidations,
    onSaved: ({ program }) => void navigate({ to: '/programs/$id/manage', params: { id: program.id } }),
    saveEdits,
  });
}
