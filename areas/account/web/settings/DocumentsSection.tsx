import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { documentRoutes, maxDocumentLength, type StudioDocument } from '../../contract/documents.ts';

/** Terms of use and privacy notice of the studio, which clients read before they register. */
export function DocumentsSection() {
  const t = useTexts('account');
  const { data } = useApiQuery(documentRoutes.documents, {});
  const [{ isOpen, edited }, setDialog] = useState<{ isOpen: boolean; edited?: StudioDocument }>({ isOpen: false });
  const close = () => setDialog({ isOpen: false, ...(edited && { edited }) });

  return (
    <Section title={t('settings.documents.title')} subtitle={t('settings.documents.subtitle')}>
      <Stack gap="md">
        {data?.documents.map((document) => (
          <Group key={document.kind} justify="space-between" gap="sm">
            <div>
              <LinkAnchor
                to="/studio/$studioId/$kind"
                params={{ studioId: data.studioId, kind: document.kind }}
                target="_blank"
              >
                {t(`documents.${document.kind}.title`)}
              </LinkAnchor>
              <Text size="sm" c="dimmed">
                {document.publishedAt
                  ? t('documents.version', { version: document.version, date: formatDate(document.publishedAt) })
                  : t('documents.isStandard')}
              </Text>
            </div>
            <Button variant="default" onClick={() => setDialog({ isOpen: true, edited: document })}>
              {t('settings.documents.edit')}
            </Button>
          </Group>
        ))}
      </Stack>
      <Dialog opened={isOpen} onClose={close} title={edited ? t(`documents.${edited.kind}.title`) : ''} size="xl">
        {edited && <DocumentForm document={edited} onClose={close} />}
      </Dialog>
    </Section>
  );
}

function DocumentForm({ document, onClose }: { document: StudioDocument; onClose: () => void }) {
  const t = useTexts('account');
  const { accountName: studio } = useMe();
  const { kind, version, text } = document;
  const form = useServerForm({
    route: documentRoutes.publishDocument,
    initialValues: { text: text ?? t(`documents.${kind}.standard`, { studio }) },
    toRequest: (values) => ({ ...values, kind, version }),
    invalidates: [documentRoutes.documents, documentRoutes.readDocument],
    draft: `studio-documents.${kind}.${version}`,
    success: () => t('settings.documents.published'),
    onSuccess: onClose,
  });

  return (
    <FormSheet form={form} save={t('settings.documents.publish')} onCancel={onClose}>
      <Textarea
        label={t('fields.text')}
        description={t('settings.documents.help')}
        autosize
        minRows={12}
        maxRows={24}
        maxLength={maxDocumentLength}
        {...form.field('text')}
      />
    </FormSheet>
  );
}
