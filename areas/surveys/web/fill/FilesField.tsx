import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconCloudUpload, IconPaperclip, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoConsent } from '#areas/progress/web/lazy-public.tsx';
import { uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnswerValue } from '../../contract/answers.ts';
import type { OwnCheckIn } from '../../contract/check-ins.ts';
import { limits, type Question } from '../../contract/questions.ts';
import { shownFiles } from '../answers/shown-files.ts';
import { deleteStoredFile } from '../device/answer-files.ts';
import type { LocalFile } from '../device/answer-store.ts';
import type { useAnswers } from '../device/use-answers.ts';
import { usePhotoConsent } from './use-photos-given.ts';
import classes from './Fill.module.css';

/** The poses in the order of the photos, and the consent that makes them progress photos. */
function AskForPhotos({ onRefused }: { onRefused: () => void }) {
  const t = useTexts('surveys');
  const { consent } = usePhotoConsent();
  return (
    <>
      <p className={classes['note']}>{t('fill.poses')}</p>
      {consent && !consent.isGiven && <PhotoConsent isRefused={consent.decidedAt !== null} onRefused={onRefused} />}
    </>
  );
}

interface FilesFieldProps {
  question: Question & { kind: 'files' | 'progress' };
  value: AnswerValue | undefined;
  checkIn: Pick<OwnCheckIn, 'id' | 'files'>;
  answers: ReturnType<typeof useAnswers>;
}

/** Files of an answer: those on the server, and those that this device still sends. A file counts once it is on the device. */
export function FilesField({ question: { id, kind, text }, value, checkIn, answers }: FilesFieldProps) {
  const t = useTexts('surveys');
  const { store, answer, addFile } = answers;
  const { consent, isLoading } = usePhotoConsent();
  // Without a connection the consent is not known: the photos then wait on the device for the server's answer.
  const mayAdd = kind === 'files' || (!isLoading && consent?.isGiven !== false);
  const [dropped, setDropped] = useState(0);
  const [rejections, setRejections] = useState<string[]>([]);
  const fileIds = value?.kind === kind ? value.fileIds : [];
  const local = store.files().filter((file) => fileIds.includes(file.id));
  const set = (next: string[]) => answer(id, next.length > 0 ? { kind, fileIds: next } : null);

  async function add(chosen: File[]): Promise<void> {
    const policy = uploadPolicies.checkInFile;
    const checked = chosen.map((file) => ({ file, rejection: rejectionText(policy, file) }));
    setRejections(checked.flatMap(({ file, rejection }) => (rejection ? [`${file.name}: ${rejection}`] : [])));
    const accepted = checked.filter(({ rejection }) => !rejection).slice(0, limits.files - fileIds.length);
    const added = await Promise.all(accepted.map(({ file }) => addFile(file)));
    if (added.length > 0) set([...fileIds, ...added]);
  }

  function remove(removedIds: readonly string[]): void {
    set(fileIds.filter((one) => !removedIds.includes(one)));
    for (const fileId of removedIds) {
      store.deleteFile(fileId);
      void deleteStoredFile(fileId);
    }
  }

  /** Takes the photos that are not sent out of the answer. */
  function dropUnsent(): void {
    if (local.length === 0) return;
    remove(local.map((file) => file.id));
    setDropped(local.length);
  }

  return (
    <div className={classes['files']}>
      {kind === 'progress' && <AskForPhotos onRefused={dropUnsent} />}
      {dropped > 0 && (
        <p className={classes['note']} role="status">
          {t('fill.photosDropped', { count: dropped })}
        </p>
      )}
      <AttachmentThumbs
        attachments={shownFiles(ownSubject, { checkInId: checkIn.id, files: checkIn.files, ids: fileIds })}
        name={text}
        onDelete={(file) => remove([file.id])}
      />
      <LocalFiles files={local} onRemove={remove} />
      {rejections.map((rejection) => (
        <p key={rejection} className={classes['error']} role="alert">
          {rejection}
        </p>
      ))}
      {mayAdd && fileIds.length < limits.files && (
        <FileButton
          multiple
          onChange={(chosen) => void add(chosen)}
          {...(kind === 'progress' && { accept: 'image/jpeg,image/png,image/webp' })}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="md"
              fullWidth
              leftSection={<IconPaperclip size={18} aria-hidden="true" />}
            >
              {t(kind === 'progress' ? 'fill.addPhoto' : 'fill.addFile')}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  );
}

interface LocalFilesProps {
  files: readonly LocalFile[];
  onRemove: (ids: readonly string[]) => void;
}

/** Files that this device has not sent, with what they wait for. */
function LocalFiles({ files, onRemove }: LocalFilesProps) {
  const t = useTexts('surveys');
  if (files.length === 0) return null;
  return (
    <ul className={classes['local']}>
      {files.map((file) => (
        <li key={file.id}>
          <IconCloudUpload size={18} aria-hidden="true" />
          <span>
            {file.name}
            <small>
              {file.state === 'rejected'
                ? file.rejection
                : t(file.awaitsConsent ? 'fill.awaitsConsent' : 'fill.arriving')}
            </small>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('fill.removeFile', { name: file.name })}
            onClick={() => onRemove([file.id])}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
