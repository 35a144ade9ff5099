import { IconTemplate } from '@tabler/icons-react';
import type { Permission } from '#shell/common/permissions.ts';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import type { RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

interface SaveAsTemplateOptions<R extends Route> {
  route: R;
  permission: Permission;
  request: ApiRequest<R>;
  invalidates: readonly Route[];
  onSaved: (response: ApiResponse<R>) => void;
  /** Saves the edits of an open copy, because the server copies what is stored; false when they cannot be saved. */
  saveEdits?: (() => Promise<boolean>) | undefined;
}

/** The entry of the menu of a copy that creates a template with its content. */
export function useSaveAsTemplateAction<R extends Route>({
  route,
  permission,
  request,
  invalidates,
  onSaved,
  saveEdits = async () => true,
}: SaveAsTemplateOptions<R>): RecordMenuAction {
  const t = useTexts('assignments');
  const saving = useRecordAction(route, { invalidates, success: t('saveAsTemplate.done'), onSuccess: onSaved });

  async function saveAsTemplate(): Promise<void> {
    if (await saveEdits()) saving.run(request);
  }

  return {
    label: t('saveAsTemplate.action'),
    icon: IconTemplate,
    permission,
    onClick: () => void saveAsTemplate(),
  };
}
