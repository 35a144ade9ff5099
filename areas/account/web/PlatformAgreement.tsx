import { Anchor, Checkbox, type CheckboxProps, Group } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { documentKinds } from '../contract/documents.ts';
import { useRegistration } from './queries.ts';

interface PlatformAgreementProps {
  /** What else is confirmed. */
  text: string;
  field: CheckboxProps;
}

/** Accepts the platform's own terms, with links to them and to its privacy notice. Without terms only the text is confirmed. */
export function PlatformAgreement({ text, field }: PlatformAgreementProps) {
  const t = useTexts('account');
  const documents = useRegistration();
  const linked = documentKinds.filter((kind) => documents?.[kind]);

  return (
    <>
      <Checkbox
        label={t(documents?.terms ? 'register.agreement' : 'register.confirmation')}
        description={text}
        {...field}
      />
      {linked.length > 0 && (
        <Group gap="4px 16px">
          {linked.map((kind) => (
            <Anchor key={kind} href={documents?.[kind]} target="_blank" rel="noreferrer" size="sm">
              {t(`documents.${kind}.title`)}
            </Anchor>
          ))}
        </Group>
      )}
    </>
  );
}
