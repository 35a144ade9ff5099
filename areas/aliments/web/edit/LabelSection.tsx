import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { upload } from '#shell/web/api/upload.ts';
import { acceptedTypes, limitsText } from '#shell/web/attachments/policy-text.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { alimentRoutes, type FullAliment } from '../../contract/library.ts';
import { alimentInvalidations } from '../queries.ts';
import classes from './form.module.css';

const policy = uploadPolicies.alimentLabel;

/** The photo of the label of an own food; a new one replaces it. */
export function LabelSection({ aliment: { id, label } }: { aliment: Pick<FullAliment, 'id' | 'label'> }) {
  const t = useTexts('aliments');
  const attachments = useTexts('attachments');
  const { send, isSending, error } = useLabelUpload(id);
  const reset = useRef<() => void>(null);
  const deletion = useRecordAction(alimentRoutes.deleteLabel, {
    confirm: {
      title: t('label.deleteTitle'),
      text: t('label.deleteText'),
      confirmLabel: t('label.delete'),
      destructive: true,
    },
    invalidates: alimentInvalidations,
  });

  return (
    <Section title={t('label.title')} subtitle={t('label.help')}>
      {label && <img src={label.url} alt={t('label.alt')} className={classes['label']} />}
      <Group gap="sm">
        <FileButton
          accept={acceptedTypes(policy)}
          resetRef={reset}
          onChange={(file) => {
            if (file) void send(file);
            // The same file can be chosen again.
            reset.current?.();
          }}
        >
          {(button) => (
            <Button
              variant="default"
              loading={isSending}
              leftSection={<IconPhoto size={16} aria-hidden="true" />}
              {...button}
            >
              {t(label ? 'label.replace' : 'label.add')}
            </Button>
          )}
        </FileButton>
        {label && (
          <Button variant="subtle" color="gray" onClick={() => deletion.run({ id })}>
            {t('label.delete')}
          </Button>
        )}
      </Group>
      <Text size="sm" c={error ? 'red' : 'dimmed'} mt={8} role={error ? 'alert' : undefined}>
        {error ?? limitsText(policy, attachments)}
      </Text>
    </Section>
  );
}

function useLabelUpload(id: string) {
  const cache = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    const rejection = rejectionText(policy, file);
    setError(rejection);
    if (rejection) return;
    setSending(true);
    try {
      await upload(alimentRoutes.setLabel, { id }, file);
      for (const { endpoint } of alimentInvalidations) void cache.invalidateQueries({ queryKey: [endpoint] });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, error };
}
