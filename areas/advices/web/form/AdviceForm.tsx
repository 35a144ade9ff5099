import { Button, FileButton, Group, Input, Progress, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { AdviceFields } from './AdviceFields.tsx';
import { useAdviceForm } from './advice-form.ts';
import { NamedFoods } from './NamedFoods.tsx';

const policy = uploadPolicies.adviceFile;
const MB = 1024 * 1024;

/** Form that gives a client advice, with or without a file. */
export function AdviceForm({ clientId }: { clientId: string }) {
  const t = useTexts('advices');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const close = () => void navigate({ to: '/clients/$id/nutritions', params: { id: clientId } });
  const { form, progress } = useAdviceForm({ clientId, file, onSuccess: close });

  return (
    <FormSheet form={form} save={t('create')} onCancel={close}>
      <AdviceFields form={form} />
      <NamedFoods form={form} clientId={clientId} />
      <FileField file={file} onChange={setFile} />
      {progress !== null && (
        <div role="status">
          <Text size="sm" mb={4}>
            {t('form.uploading', { percent: Math.round(progress * 100) })}
          </Text>
          <Progress value={progress * 100} aria-label={t('form.file')} />
        </div>
      )}
    </FormSheet>
  );
}

function FileField({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const t = useTexts('advices');
  const [error, setError] = useState<string | null>(null);
  const reset = useRef<() => void>(null);

  function choose(chosen: File | null): void {
    const rejection = chosen && rejectionText(policy, chosen);
    setError(rejection);
    onChange(rejection ? null : chosen);
    // The same file can be chosen again.
    reset.current?.();
  }

  return (
    <Input.Wrapper
      label={t('form.file')}
      labelElement="div"
      description={t('form.fileHelp', { limit: policy.maxBytes / MB })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
    >
      <Group gap="sm" my={6}>
        {file && (
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
        )}
        <FileButton onChange={choose} resetRef={reset}>
          {(button) => (
            <Button variant="default" leftSection={<IconPaperclip size={18} aria-hidden="true" />} {...button}>
              {t(file ? 'form.replace' : 'form.choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('form.remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
