import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { upload } from '#shell/web/api/upload.ts';
import { captureVideoPoster } from '#shell/web/attachments/video-poster.ts';
import { focusFirstError, serverFieldErrors } from '#shell/web/forms/form-errors.ts';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { adviceRoutes } from '../../contract.ts';
import { adviceInvalidations } from '../queries.ts';
import type { AdviceValues } from './AdviceFields.tsx';

interface AdviceFormOptions {
  clientId: string;
  file: File | null;
  onSuccess: () => void;
}

/**
 * The form of new advice. With a file it is sent as an upload, with its progress from 0 to 1. The id is generated once, so that
 * a repeat after a lost response adds nothing.
 */
export function useAdviceForm({ clientId, file, onSuccess }: AdviceFormOptions): {
  form: ServerForm<AdviceValues>;
  progress: number | null;
} {
  const t = useTexts('advices');
  const cache = useQueryClient();
  const { timeZone } = useMe();
  const [id] = useState(newId);
  const [progress, setProgress] = useState<number | null>(null);
  const [uploadError, setUploadError] = useState<string | null>(null);
  const isSending = useRef(false);
  const form = useServerForm({
    route: adviceRoutes.create,
    initialValues: { advisedOn: todayIn(timeZone), title: '', text: '' },
    toRequest: (values: AdviceValues) => ({ ...values, clientId, id }),
    draft: `advices.create.${clientId}`,
    invalidates: adviceInvalidations,
    success: () => t('given'),
    onSuccess,
  });

  async function sendWithFile(sent: File): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setUploadError(null);
    setProgress(0);
    try {
      const poster = sent.type.startsWith('video/') ? await captureVideoPoster(sent) : null;
      const values = form.form.getValues();
      await upload(adviceRoutes.create, { ...values, clientId, id }, sent, { poster, onProgress: setProgress });
      finish(values);
    } catch (error) {
      showError(error);
    } finally {
      isSending.current = false;
      setProgress(null);
    }
  }

  function finish(values: AdviceValues): void {
    form.resetTo(values);
    for (const { endpoint } of adviceInvalidations) void cache.invalidateQueries({ queryKey: [endpoint] });
    toast.success(t('given'));
    onSuccess();
  }

  function showError(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const errors = serverFieldErrors(error);
    form.form.setErrors(errors);
    setUploadError(focusFirstError(errors) ?? (Object.keys(errors).length > 0 ? null : messageOf(error)));
  }

  const isUploading = progress !== null;
  return {
    form: {
      ...form,
      submit: file ? () => void sendWithFile(file) : form.submit,
      isSaving: form.isSaving || isUploading,
      formError: uploadError ?? form.formError,
    },
    progress,
  };
}
