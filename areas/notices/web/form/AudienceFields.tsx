import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { AudienceFields as Fields } from '#areas/groups/web/public.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Notice } from '../../contract.ts';
import { useAudienceCount } from '../queries.ts';
import { bodyOf, type NoticeValues } from './form-values.ts';

interface AudienceFieldsProps {
  form: ServerForm<NoticeValues>;
  notice: Notice | undefined;
}

/** All active clients, or those of some types and groups, with their present number. */
export function AudienceFields({ form: { form }, notice }: AudienceFieldsProps) {
  const t = useTexts('notices');
  const { audience, clientTypes, groups } = form.values;

  return (
    <>
      <Fields
        label={t('fields.audience')}
        chosenLabel={t('form.chosen')}
        values={form.values}
        error={form.errors['clientTypeIds']}
        onChange={(change) => {
          form.setValues(change);
          form.clearFieldError('clientTypeIds');
        }}
      />
      {(audience === 'all' || clientTypes.length + groups.length > 0) && (
        <AudienceCount values={form.values} notice={notice} />
      )}
    </>
  );
}

function AudienceCount({ values, notice }: { values: NoticeValues; notice: Notice | undefined }) {
  const t = useTexts('notices');
  const { audience, clientTypeIds, groupIds } = bodyOf(values);
  const counted = useAudienceCount({ audience, clientTypeIds, groupIds }, notice?.id);
  const isOwner = hasRole(useMe(), 'admin');
  if (!counted) return null;
  const { recipients: count, notRegistered } = counted;
  const sentences = [
    t('form.count', { count }),
    notRegistered > 0 && t('form.notRegistered', { count: notRegistered }),
    t('form.countLive'),
    notice?.author && t('form.followedBy', { name: notice.author }),
    !notice && !isOwner && t('form.followedByYou'),
  ];
  return (
    <div style={{ marginTop: 16 }}>
      <Banner tone={count === 0 ? 'warning' : 'plain'} icon={count === 0 ? IconAlertTriangle : IconUsers} role="status">
        {sentences.filter(Boolean).join(' ')}
      </Banner>
    </div>
  );
}
