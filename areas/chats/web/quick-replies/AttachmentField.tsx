import { Button, FileButton, Group } from '@mantine/core';
import { SearchableSelect } from '#shell/web/forms/SearchableSelect.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadPolicies } from '#shell/common/files.ts';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type ChatAttachment, quickReplyRoutes } from '../../contract/quick-replies.ts';

interface AttachmentFieldProps {
  /** The id of the saved attachment; empty for none. */
  value: string;
  /** The stored one, which may no longer be among the saved attachments. */
  present?: { id: string; filename: string } | null;
  onChange: (id: string) => void;
}

/** Chooses a saved attachment, uploads a new one, or deletes the chosen one from the saved attachments. */
export function AttachmentField({ value, present = null, onChange }: AttachmentFieldProps) {
  const t = useTexts('chats');
  const cache = useQueryClient();
  const { chatAttachments = [] } = useApiQuery(quickReplyRoutes.listAttachments, {}).data ?? {};
  const isGone = present !== null && !chatAttachments.some(({ id }) => id === present.id);
  const options = isGone ? [present, ...chatAttachments] : chatAttachments;
  const idOf = useFileIds();
  const adding = useMutation<{ chatAttachment: ChatAttachment }, ApiError, File>({
    mutationFn: (file) => upload(quickReplyRoutes.addAttachment, { attachmentId: idOf(file) }, file),
    onSuccess: async ({ chatAttachment }) => {
      await cache.invalidateQueries({ queryKey: [quickReplyRoutes.listAttachments.endpoint] });
      onChange(chatAttachment.id);
    },
  });
  const deletion = useRecordAction(quickReplyRoutes.deleteAttachment, {
    confirm: { title: t('replies.deleteFileTitle'), text: t('replies.deleteFileText'), destructive: true },
    invalidates: [quickReplyRoutes.listAttachments, quickReplyRoutes.list],
    success: t('replies.fileDeleted'),
    onSuccess: () => onChange(''),
  });

  function add(file: File | null): void {
    const rejection = file && rejectionText(uploadPolicies.chatFile, file);
    if (rejection) toast.error(rejection);
    else if (file) adding.mutate(file);
  }

  return (
    <div>
      <SearchableSelect
        label={t('fields.attachmentId')}
        placeholder={t('replies.noFile')}
        data={options.map(({ id, filename }) => ({ value: id, label: filename }))}
        value={value || null}
        onChange={(id) => onChange(id ?? '')}
        clearable
      />
      <Group gap={8} mt={8}>
        <FileButton onChange={add}>
          {(button) => (
            <Button variant="default" size="compact-sm" loading={adding.isPending} {...button}>
              {t('replies.addFile')}
            </Button>
          )}
        </FileButton>
        {value && !(isGone && value === present.id) && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => deletion.run({ id: value })}>
            {t('replies.deleteFile')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** The id of an uploaded file: the same for a file that is chosen again, so that it is saved once when the answer was lost. */
function useFileIds(): (file: File) => string {
  const [ids] = useState(() => new Map<string, string>());
  return ({ name, size, lastModified }) => {
    const file = JSON.stringify([name, size, lastModified]);
    const id = ids.get(file) ?? newId();
    ids.set(file, id);
    return id;
  };
}
