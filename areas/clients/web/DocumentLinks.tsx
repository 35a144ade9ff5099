import { documentKinds } from '#areas/account/contract/documents.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Links to the terms of use and the privacy notice of a studio, in a new tab. */
export function DocumentLinks({ studioId }: { studioId: string }) {
  const t = useTexts('account');
  return documentKinds.map((kind) => (
    <LinkAnchor key={kind} to="/studio/$studioId/$kind" params={{ studioId, kind }} target="_blank" inherit>
      {t(`documents.${kind}.title`)}
    </LinkAnchor>
  ));
}
