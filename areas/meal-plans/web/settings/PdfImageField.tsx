import { Button, FileButton, Group, Input } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { upload } from '#shell/web/api/upload.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { pdfImageRoutes as routes } from '../../contract/pdf-image.ts';
import classes from './Settings.module.css';

const policy = uploadPolicies.mealPlanPdfImage;
const MB = 1024 * 1024;

/** The picture at the top of the PDF. A chosen file is saved at once. */
export function PdfImageField() {
  const t = useTexts('meal-plans');
  const cache = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const image = useApiQuery(routes.pdfImage, {}).data?.image;
  const saving = useMutation<unknown, ApiError, File>({
    mutationFn: (file) => upload(routes.savePdfImage, {}, file),
    onSuccess: () => cache.invalidateQueries({ queryKey: [routes.pdfImage.endpoint] }),
    onError: (refusal) => setError(messageOf(refusal)),
    meta: { skipGlobalErrorHandler: true },
  });
  const deletion = useApiMutation(routes.deletePdfImage, { invalidates: [routes.pdfImage] });

  function send(file: File | null): void {
    const rejection = file && rejectionText(policy, file);
    setError(rejection);
    if (file && !rejection) saving.mutate(file);
    // The same file can be chosen again.
    reset.current?.();
  }

  return (
    <Input.Wrapper
      label={t('settings.image.label')}
      labelElement="div"
      description={t('settings.image.help', { limit: policy.maxBytes / MB })}
      error={error}
      py="md"
    >
      {image && <img src={image.thumbnailUrl} alt={t('settings.image.alt')} className={classes['image']} />}
      <Group gap="sm" mt={8}>
        <FileButton onChange={send} accept={policy.accepts.join(',')} resetRef={reset}>
          {(button) => (
            <Button variant="default" loading={saving.isPending} {...button}>
              {t(image ? 'settings.image.replace' : 'settings.image.choose')}
            </Button>
          )}
        </FileButton>
        {image && (
          <Button variant="subtle" color="gray" loading={deletion.isPending} onClick={() => deletion.mutate({})}>
            {t('settings.image.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
