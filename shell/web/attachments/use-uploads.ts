import { useRef, useState } from 'react';
import type { AttachmentPolicy } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '../texts/texts.ts';
import { rejectionText } from './rejection-text.ts';
import { captureVideoPoster } from './video-poster.ts';

export interface UploadRequest {
  /** Id of the attachment, generated here, so that a retry does not add it twice. */
  attachmentId: string;
  file: File;
  /** Preview image of a video; null for other files. */
  poster: Blob | null;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends one file and resolves when the server has stored it. */
export type SendUpload = (request: UploadRequest) => Promise<unknown>;

export interface Upload {
  id: string;
  file: File;
  state: 'queued' | 'uploading' | 'failed';
  /** Fraction that was sent, 0 to 1. */
  progress: number;
  /** Message of a failed upload. */
  error: string;
  /** Whether the file does not match the policy. Its upload cannot be retried. */
  isRejected: boolean;
}

interface UploadsOptions {
  policy: AttachmentPolicy;
  /** Number of attachments that can still be added to the record. */
  room: number;
  send: SendUpload;
}

/**
 * Sends files and returns the uploads that are not stored yet. Files are sent one after the other, so that they are
 * stored in the order in which they were chosen.
 */
export function useUploads({ policy, room, send }: UploadsOptions) {
  const t = useTexts('attachments');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const running = useRef<{ id: string; controller: AbortController } | null>(null);

  const change = (id: string, fields: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));
  const remove = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function sendQueued(): Promise<void> {
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file } = next;
      const controller = new AbortController();
      running.current = { id, controller };
      change(id, { state: 'uploading' });
      try {
        const poster = file.type.startsWith('video/') ? await captureVideoPoster(file) : null;
        controller.signal.throwIfAborted();
        const onProgress = (progress: number) => change(id, { progress });
        await send({ attachmentId: id, file, poster, onProgress, signal: controller.signal });
        remove(id);
      } catch (error) {
        if (controller.signal.aborted) remove(id);
        else change(id, { state: 'failed', error: error instanceof Error ? error.message : '' });
      }
    }
    running.current = null;
  }

  function enqueue(added: readonly Upload[]): void {
    queue.current.push(...added);
    if (!running.current) void sendQueued();
  }

  return {
    uploads,
    add(files: readonly File[]): void {
      const free = room - uploads.filter(({ isRejected }) => !isRejected).length;
      const full = t('full', { limit: policy.maxCount });
      const added = files.map((file, index) => toUpload(file, index < free ? rejectionText(policy, file) : full));
      setUploads((all) => [...all, ...added]);
      enqueue(added.filter(({ isRejected }) => !isRejected));
    },
    retry(id: string): void {
      const upload = uploads.find(
        (candidate) => candidate.id === id && candidate.state === 'failed' && !candidate.isRejected,
      );
      if (!upload) return;
      change(id, { state: 'queued', progress: 0, error: '' });
      enqueue([upload]);
    },
    /** Aborts an upload, or removes a failed one from the list. */
    cancel(id: string): void {
      queue.current = queue.current.filter((upload) => upload.id !== id);
      if (running.current?.id === id) running.current.controller.abort();
      else remove(id);
    },
  };
}

function toUpload(file: File, rejection: string | null): Upload {
  const state = rejection === null ? 'queued' : 'failed';
  return { id: newId(), file, state, progress: 0, error: rejection ?? '', isRejected: rejection !== null };
}
