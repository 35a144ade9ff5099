import { Button, TextInput } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { AssetLink } from '../../contract.ts';
import { type MediaRoutes, exerciseInvalidations, useShowExercisesAgain } from '../queries.ts';
import classes from './MediaSection.module.css';

/** By then the server has usually fetched the picture of the video. */
const pictureMs = 2500;

/** A video at YouTube or Vimeo, by the address people copy. */
export function AddLink({ routes, exerciseId: id }: { routes: MediaRoutes; exerciseId: string }) {
  const t = useTexts('exercises');
  const showAgain = useShowExercisesAgain();
  const { form, field, submit, isSaving, formError, resetKey } = useServerForm({
    route: routes.addLink,
    initialValues: { url: '' },
    toRequest: ({ url }) => ({ id, url }),
    schema: AssetLink,
    invalidates: exerciseInvalidations,
    onSuccess: () => {
      form.setValues({ url: '' });
      setTimeout(showAgain, pictureMs);
    },
    mode: 'controlled',
  });

  return (
    <form
      key={resetKey}
      noValidate
      className={classes['link']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={t('media.link')}
        placeholder={t('media.linkExample')}
        description={t('media.linkHelp')}
        type="url"
        maxLength={500}
        {...field('url')}
      />
      <Button type="submit" variant="default" loading={isSaving}>
        {t('media.addLink')}
      </Button>
      {formError && (
        <p className={classes['fault']} role="alert">
          {formError}
        </p>
      )}
    </form>
  );
}
