import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useDietaryProfile } from './queries.ts';

/** The excluded words of a client that are not checked. The screen must load the text namespace `dietary-profiles`. */
export function UnmatchedWords({ clientId }: { clientId: string }) {
  return <UnmatchedWordsBanner unmatchedWords={useDietaryProfile({ clientId }).data?.unmatchedWords ?? []} />;
}

/** Says that no food has these words in its name, so that they are not checked; nothing without any. */
export function UnmatchedWordsBanner({ unmatchedWords }: { unmatchedWords: readonly string[] }) {
  const t = useTexts('dietary-profiles');
  const { language } = useLanguage();
  if (unmatchedWords.length === 0) return null;
  const quoted = unmatchedWords.map((word) => t('unmatched.word', { word }));
  const names = new Intl.ListFormat(language).format(quoted);
  return <Banner tone="info">{t('unmatched.text', { count: unmatchedWords.length, names })}</Banner>;
}
