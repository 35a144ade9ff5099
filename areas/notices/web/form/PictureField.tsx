import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { uploadPolicies } from '#shell/common/files.ts';
import { rejectionText } from '#shell/web/attachments/rejection-text.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Notice } from '../../contract.ts';
import type { PictureChange } from './form-values.ts';
import classes from './PictureField.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const policy = uploadPolicies.noticePicture;
const MB = 1024 * 1024;

interface PictureFieldProps {
  present: Notice['picture'];
  change: PictureChange;
  onChange: (change: PictureChange) => void;
}

/** The picture of a notice, cropped on this device to twice its height. */
export function PictureField({ present, change, onChange }: PictureFieldProps) {
  const t = useTexts('notices');
  const [chosen, setChosen] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const url = change.kind === 'new' ? change.dataUrl : change.kind === 'same' && present?.url;

  function choose(file: File | null): void {
    const rejection = file && rejectionText(policy, file);
    setError(rejection);
    setChosen(rejection ? null : file);
    // The same file can be chosen again.
    reset.current?.();
  }

  return (
    <Input.Wrapper
      label={t('picture.label')}
      labelElement="div"
      description={t('picture.help', { limit: policy.maxBytes / MB })}
      error={error}
    >
      {url && <img src={url} alt={t('picture.alt')} className={classes['picture']} />}
      <Group gap="sm" mt={8}>
        <FileButton onChange={choose} accept={policy.accepts.join(',')} resetRef={reset}>
          {(button) => (
            <Button variant="default" leftSection={<IconPhoto size={18} aria-hidden="true" />} {...button}>
              {t(url ? 'picture.replace' : 'picture.choose')}
            </Button>
          )}
        </FileButton>
        {url && (
          <Button variant="subtle" color="gray" onClick={() => onChange({ kind: present ? 'removed' : 'same' })}>
            {t('picture.remove')}
          </Button>
        )}
      </Group>
      <Suspense>
        {chosen && (
          <CropDialog
            file={chosen}
            onClose={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null);
              setError(t('picture.unreadable'));
            }}
            onCrop={(dataUrl) => {
              setChosen(null);
              onChange({ kind: 'new', dataUrl });
            }}
          />
        )}
      </Suspense>
    </Input.Wrapper>
  );
}
