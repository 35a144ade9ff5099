import { Button, FileButton, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { brands } from '#shell/common/brands.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useMe } from '#shell/web/session.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useBrand } from '#shell/web/theme/AppTheme.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { InlineAlert } from '../InlineAlert.tsx';
import { schemesWithLowContrast, type Scheme } from './logo-contrast.ts';
import { useDeleteLogo, useSaveLogo } from './queries.ts';
import classes from './LogoForm.module.css';

const { maxBytes, accepts, fitPixels } = uploadPolicies.logo;
const MB = 1024 * 1024;

/** Form for the logo of the account. A chosen file is saved at once. */
export function LogoForm() {
  const t = useTexts('account');
  const logo = useMe().custom_app.logo_url;
  const [fileError, setFileError] = useState<string | null>(null);
  const [lowContrast, setLowContrast] = useState<Scheme[]>([]);
  const saveLogo = useSaveLogo();
  const deleteLogo = useDeleteLogo();

  function send(file: File | null) {
    if (!file) return;
    const invalid = checkFile(file);
    setFileError(
      invalid && t(`settings.brand.${invalid}`, { size: formatNumber(file.size / MB), limit: maxBytes / MB }),
    );
    if (invalid) return;
    saveLogo.mutate(file, {
      onSuccess: () => toast.success(t('settings.brand.uploaded')),
      onError: (error) => setFileError(messageOf(error)),
    });
  }

  return (
    <Input.Wrapper
      label={t('settings.brand.logo')}
      labelElement="div"
      description={t('settings.brand.logoHelp', { limit: maxBytes / MB, pixels: fitPixels })}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <div className={classes['logo']}>
        <LogoPreview logo={logo} onRead={setLowContrast} />
        <Group gap="sm">
          <FileButton onChange={send} accept={accepts.join(',')}>
            {(file) => (
              <Button variant="default" loading={saveLogo.isPending} {...file}>
                {t(logo ? 'settings.brand.replace' : 'settings.brand.upload')}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button
              variant="subtle"
              color="gray"
              loading={deleteLogo.isPending}
              onClick={() => deleteLogo.mutate({}, { onSuccess: () => toast.success(t('settings.brand.removed')) })}
            >
              {t('settings.brand.remove')}
            </Button>
          )}
        </Group>
      </div>
      {logo &&
        lowContrast.map((scheme) => (
          <InlineAlert key={scheme} tone="plain">
            {t(`settings.brand.hardlySeen.${scheme}`)}
          </InlineAlert>
        ))}
      {fileError && <InlineAlert tone="bad">{fileError}</InlineAlert>}
    </Input.Wrapper>
  );
}

interface LogoPreviewProps {
  logo: string | null;
  onRead: (lowContrast: Scheme[]) => void;
}

/** The logo on a light and a dark background, because a transparent logo may be invisible on one of them. */
function LogoPreview({ logo, onRead }: LogoPreviewProps) {
  const t = useTexts('account');
  const { platform } = useBrand();
  if (!logo) return <p className={classes['none']}>{t('settings.brand.noLogo', { brand: brands[platform].name })}</p>;

  return (
    <div className={classes['backgrounds']}>
      <figure data-scheme="light">
        <img
          src={logo}
          alt={t('settings.brand.logoAlt')}
          onLoad={({ currentTarget }) => onRead(schemesWithLowContrast(currentTarget))}
        />
        <figcaption>{t('settings.brand.light')}</figcaption>
      </figure>
      <figure data-scheme="dark">
        <img src={logo} alt="" />
        <figcaption>{t('settings.brand.dark')}</figcaption>
      </figure>
    </div>
  );
}

function checkFile(file: File): 'wrongType' | 'tooLarge' | null {
  if (!accepts.some((accepted) => accepted === file.type)) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : null;
}
