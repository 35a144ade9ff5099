import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { AttachmentPolicy } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import { useTexts } from '../texts/texts.ts';
import { useServerForm } from '../forms/server-form.ts';
import classes from './AttachmentEditor.module.css';

/** Time after which the server has usually downloaded the thumbnail of a video. */
const thumbnailMs = 2500;

interface AttachmentLinkFormProps {
  policy: AttachmentPolicy;
  /** A route with the body `AttachmentLink`. */
  route: Route;
  /** The path parameters of the route. */
  params: Record<string, string>;
  /** Called when the link is stored, and again when its thumbnail should be available. */
  onChange: () => void;
}

/** Form that adds a pasted link. */
export function AttachmentLinkForm({ policy, route, params, onChange }: AttachmentLinkFormProps) {
  const t = useTexts('attachments');
  const acceptsAny = policy.links.includes('link');
  const attachmentId = useRef(newId());
  const { form, field, submit, isSaving, formError, resetKey } = useServerForm({
    route,
    initialValues: { url: '' },
    toRequest: ({ url }) => ({ ...params, url, attachmentId: attachmentId.current }) as ApiRequest<Route>,
    onSuccess: () => {
      form.setValues({ url: '' });
      attachmentId.current = newId();
      onChange();
      setTimeout(onChange, thumbnailMs);
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
        label={t(acceptsAny ? 'anyLink' : 'videoLink')}
        placeholder={t('linkExample')}
        description={t(acceptsAny ? 'anyLinkHelp' : 'videoLinkHelp')}
        type="url"
        maxLength={500}
        {...field('url')}
      />
      <Button type="submit" variant="default" loading={isSaving}>
        {t('addLink')}
      </Button>
      {formError && (
        <p className={classes['error']} role="alert">
          {formError}
        </p>
      )}
    </form>
  );
}
