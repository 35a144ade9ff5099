import { brands } from '#shell/common/brands.ts';
import { InstallSteps } from '#shell/web/install/InstallSteps.tsx';
import { isInstalled } from '#shell/web/install/install-prompt.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useBrand } from '#shell/web/theme/AppTheme.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ShareLink } from '#shell/web/widgets/ShareLink.tsx';
import classes from './OpenPage.module.css';

/** How to install the app on this device, and a link for another one. Open to everybody. */
export function DownloadAppScreen() {
  const t = useTexts('account');
  const shell = useTexts('shell');
  const { platform } = useBrand();
  const { name } = brands[platform];
  const isPhone = window.matchMedia('(pointer: coarse)').matches;

  return (
    <div className={classes['page']}>
      <Screen
        title={t('download.title', { name })}
        subtitle={shell('install.text')}
        actions={
          <LinkButton to="/home" variant="default">
            {t('download.open')}
          </LinkButton>
        }
      >
        <div className={classes['sections']}>
          <Section title={t(isPhone ? 'download.phone' : 'download.computer')}>
            {isInstalled() ? t('download.isInstalled') : <InstallSteps />}
          </Section>
          {!isPhone && (
            <Section title={t('download.otherPhone')} subtitle={t('download.otherPhoneText')}>
              <ShareLink
                label={t('download.link')}
                url={`${window.location.origin}/download-app`}
                text={t('download.message', { name })}
              />
            </Section>
          )}
        </div>
      </Screen>
    </div>
  );
}
