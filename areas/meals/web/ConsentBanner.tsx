import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/** Says why nothing can be reported after the consent to health data was withdrawn, and where to give it again. */
export function ConsentBanner() {
  const t = useTexts('meals');
  return (
    <Banner
      tone="warning"
      actions={
        <Link to="/settings/$section" params={{ section: 'consents' }}>
          {t('consent.link')}
        </Link>
      }
    >
      {t('consent.withdrawn')}
    </Banner>
  );
}
