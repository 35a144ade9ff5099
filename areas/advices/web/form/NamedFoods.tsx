import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { withDeclared } from '#areas/dietary-profiles/rules/declared-profile.ts';
import { conflictsInText } from '#areas/dietary-profiles/rules/noted-conflicts.ts';
import { NamedConflicts, ProfileNotLoaded, useReadableProfile } from '#areas/dietary-profiles/web/public.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { AdviceValues } from './AdviceFields.tsx';

interface NamedFoodsProps {
  form: ServerForm<AdviceValues>;
  clientId: string;
}

/**
 * The foods that the advice names as it is typed and that are against the client's profile or an undecided declaration of theirs; nothing
 * for who may not read the profile.
 * The screen must load the text namespaces `dietary-profiles` and `aliments`.
 */
export function NamedFoods(props: NamedFoodsProps) {
  const may = useMay();
  return may('view meal plans') || may('view visits') ? <CheckedTexts {...props} /> : null;
}

function CheckedTexts({ form: { form }, clientId }: NamedFoodsProps) {
  const t = useTexts('advices');
  const { response } = useReadableProfile(clientId);
  const [typed, setTyped] = useState(form.getValues());
  form.watch('title', ({ value }) => setTyped((before) => ({ ...before, title: value })));
  form.watch('text', ({ value }) => setTyped((before) => ({ ...before, text: value })));
  const found = response ? conflictsInText([typed.title, typed.text], withDeclared(response)) : [];
  if (found.length === 0) return <ProfileNotLoaded clientId={clientId} />;
  return (
    <Banner tone="warning" icon={IconAlertTriangle} role="status">
      <strong>{t('named.title', { count: found.length })}</strong>
      <NamedConflicts found={found} />
    </Banner>
  );
}
