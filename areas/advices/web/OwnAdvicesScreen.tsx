import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { withDeclared } from '#areas/dietary-profiles/rules/declared-profile.ts';
import { conflictsInText } from '#areas/dietary-profiles/rules/noted-conflicts.ts';
import { NamedConflicts, useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { useApiMutation } from '#shell/web/api/query.ts';
import { ownSubject } from '#shell/web/api/subject.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Advice } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { AdviceList } from './AdviceList.tsx';
import classes from './Advices.module.css';
import { adviceInvalidations, useAdvices } from './queries.ts';

/** What the user was advised, the newest first. */
export function OwnAdvicesScreen() {
  const t = useTexts('advices');
  const { accountName: coach } = useMe();
  const pages = useAdvices(ownSubject);

  return (
    <Screen title={t('own.title')} subtitle={t('own.subtitle', { coach })} narrow>
      <AdviceList pages={pages} empty={<EmptyState illustration="list" text={t('own.empty', { coach })} />}>
        {(advice) => (
          <AdviceCard
            advice={advice}
            end={!advice.seenAt && <StateBadge tone="fresh">{t('unread')}</StateBadge>}
            conflicts={<OwnConflicts advice={advice} />}
            foot={<Confirmation advice={advice} />}
          />
        )}
      </AdviceList>
    </Screen>
  );
}

/** Marks the foods that advice names and that the client's own profile, or what they declared, speaks against, as in their meals. */
function OwnConflicts({ advice: { title, text } }: { advice: Advice }) {
  const { data } = useDietaryProfile(ownSubject);
  const found = data ? conflictsInText([title, text], withDeclared(data)) : [];
  if (found.length === 0) return null;
  return (
    <div className={classes['conflicts']}>
      <NamedConflicts found={found} shown={[title, text]} />
    </div>
  );
}

function Confirmation({ advice: { id: adviceId, version, seenAt } }: { advice: Advice }) {
  const t = useTexts('advices');
  const confirmation = useApiMutation(ownAdviceRoutes.markSeen, { invalidates: adviceInvalidations });
  if (seenAt)
    return (
      <span className={classes['state']}>
        <IconCheck size={16} aria-hidden="true" />
        {t('own.read')}
      </span>
    );
  return (
    <Button
      className={classes['confirm'] ?? ''}
      loading={confirmation.isPending}
      onClick={() => confirmation.mutate({ adviceId, version })}
    >
      {t('own.confirm')}
    </Button>
  );
}
