import { Button, FileButton, Group } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { upload } from '#shell/web/api/upload.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Recipe, recipeRoutes } from '../../contract/library.ts';
import { recipeInvalidations } from '../queries.ts';
import classes from './PictureCard.module.css';

const policy = uploadPolicies.recipePicture;
const MB = 1024 * 1024;

/** The picture of a recipe, which is stored at once and apart from the form. */
export function PictureCard({ recipe }: { recipe: Recipe | undefined }) {
  const t = useTexts('recipes');
  return (
    <Section title={t('picture.title')}>
      {recipe ? <Picture recipe={recipe} /> : <p className={classes['help']}>{t('picture.saveFirst')}</p>}
    </Section>
  );
}

function Picture({ recipe: { id, picture } }: { recipe: Recipe }) {
  const t = useTexts('recipes');
  const cache = useQueryClient();
  const reset = useRef<() => void>(null);
  const removal = useRecordAction(recipeRoutes.deletePicture, { invalidates: recipeInvalidations });
  const sending = useMutation({
    mutationFn: (file: File) => upload(recipeRoutes.setPicture, { id }, file),
    onSuccess: () => {
      for (const { endpoint } of recipeInvalidations) void cache.invalidateQueries({ queryKey: [endpoint] });
    },
    onError: (error) => toast.error(t('picture.failed', { reason: messageOf(error) })),
    meta: { skipGlobalErrorHandler: true },
  });

  function choose(file: File | null): void {
    // The same file can be chosen again.
    reset.current?.();
    if (!file) return;
    const rejection = rejectionText(policy, file);
    if (rejection) toast.error(rejection);
    else sending.mutate(file);
  }

  return (
    <>
      {picture && <img src={picture.url} alt={t('picture.alt')} className={classes['picture']} />}
      <p className={classes['help']}>{t('picture.help', { limit: policy.maxBytes / MB })}</p>
      <Group gap="sm">
        <FileButton onChange={choose} accept={policy.accepts.join(',')} resetRef={reset}>
          {(button) => (
            <Button
              variant="default"
              loading={sending.isPending}
              leftSection={<IconPhoto size={18} aria-hidden="true" />}
              {...button}
            >
              {t(picture ? 'picture.replace' : 'picture.choose')}
            </Button>
          )}
        </FileButton>
        {picture && (
          <Button variant="subtle" color="gray" onClick={() => removal.run({ id })}>
            {t('picture.remove')}
          </Button>
        )}
      </Group>
    </>
  );
}
