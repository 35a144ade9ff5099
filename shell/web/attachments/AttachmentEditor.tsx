import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Attachment } from '#shell/common/attachments.ts';
import type { AttachmentPolicy } from '#shell/common/files.ts';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import { useApiMutation } from '../api/query.ts';
import { upload } from '../api/upload.ts';
import { useTexts } from '../texts/texts.ts';
import { confirm } from '../widgets/confirm.ts';
import { toast } from '../widgets/toast.ts';
import classes from './AttachmentEditor.module.css';
import { AttachmentLinkForm } from './AttachmentLinkForm.tsx';
import { AttachmentPlayer } from './AttachmentPlayer.tsx';
import { AttachmentRows } from './AttachmentRows.tsx';
import { AttachmentUploader } from './AttachmentUploader.tsx';
import type { SendUpload } from './use-uploads.ts';

/**
 * The routes of attachments. `:id` is the id of the record in `add`, `addLink` and `order`, and of the attachment in
 * `delete`.
 */
export interface AttachmentRoutes {
  add: Route;
  addLink?: Route;
  order: Route;
  delete: Route;
}

interface AttachmentEditorProps {
  routes: AttachmentRoutes;
  policy: AttachmentPolicy;
  recordId: string;
  attachments: readonly Attachment[];
  /** What the attachments show, such as the name of the exercise; used for accessible names. */
  name: string;
  /** Routes whose queries show the attachments. */
  invalidates: readonly Route[];
  /** Text of the confirmation before a deletion. */
  deleteText: string;
  /** Returns files that were chosen before the record existed, once; they are uploaded. */
  takeFiles?: () => readonly File[];
}

/** Shows, adds, reorders and deletes the attachments of a record. Each change is saved at once. */
export function AttachmentEditor(props: AttachmentEditorProps) {
  const { routes, policy, recordId, attachments, name } = props;
  const t = useTexts('attachments');
  const [chosenId, setChosenId] = useState<string>();
  const { refetch, send, reorder, remove, isReordering } = useAttachmentChanges(props);
  const shown = attachments.find(({ id }) => id === chosenId) ?? attachments[0];
  const room = policy.maxCount - attachments.length;

  return (
    <div className={classes['parts']}>
      {shown && (
        <>
          <div>
            <AttachmentPlayer key={shown.id} attachment={shown} name={name} />
          </div>
          <AttachmentRows
            attachments={attachments}
            shownId={shown.id}
            isReordering={isReordering}
            onShow={setChosenId}
            onReorder={reorder}
            onDelete={(id) => void remove(id)}
          />
        </>
      )}
      {room <= 0 ? (
        <p className={classes['full']}>{t('full', { limit: policy.maxCount })}</p>
      ) : (
        <>
          <AttachmentUploader policy={policy} room={room} send={send} takeFiles={props.takeFiles} />
          {routes.addLink && (
            <AttachmentLinkForm
              policy={policy}
              route={routes.addLink}
              params={{ id: recordId }}
              onChange={() => void refetch()}
            />
          )}
        </>
      )}
    </div>
  );
}

function useAttachmentChanges({ routes, recordId: id, invalidates, deleteText }: AttachmentEditorProps) {
  const t = useTexts('attachments');
  const client = useQueryClient();
  const ordering = useApiMutation(routes.order, { invalidates });
  const deleting = useApiMutation(routes.delete, { invalidates, onSuccess: () => toast.success(t('deleted')) });
  const refetch = () =>
    Promise.all(invalidates.map(({ endpoint }) => client.invalidateQueries({ queryKey: [endpoint] })));

  const send: SendUpload = async ({ attachmentId, file, ...options }) => {
    await upload(routes.add, { id, attachmentId } as ApiRequest<Route>, file, options);
    await refetch();
  };

  async function remove(attachmentId: string): Promise<void> {
    const dialog = { title: t('deleteTitle'), text: deleteText, confirmLabel: t('delete') };
    if (await confirm({ ...dialog, destructive: true })) deleting.mutate({ id: attachmentId } as ApiRequest<Route>);
  }

  return {
    refetch,
    send,
    remove,
    reorder: (ids: string[]) => ordering.mutate({ id, ids } as ApiRequest<Route>),
    isReordering: ordering.isPending,
  };
}
