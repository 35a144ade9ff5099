import { linkOptions } from '@tanstack/react-router';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import classes from './ExpiringPrograms.module.css';
import { useExpiringPrograms } from './queries.ts';
import { LinkList } from './LinkList.tsx';

const maxRows = 5;

/** Clients whose program ends soon, the first to end first; hidden without any. */
export function ExpiringPrograms() {
  const t = useTexts('home');
  const may = useMay();
  const { timeZone } = useMe();
  const programs = useExpiringPrograms();
  if (!programs || programs.length === 0) return null;

  return (
    <Section
      title={t('expiring.title')}
      flush
      actions={
        <LinkAnchor to="/programs" search={{ kind: 'copies', state: 'expiring' }} size="sm">
          {t('expiring.all')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('expiring.title')}
        empty={null}
        rows={programs.slice(0, maxRows).map(({ id, clientId, clientName, title, endsOn }) => ({
          key: id,
          link: linkOptions({ to: '/clients/$id/programs', params: { id: clientId } }),
          title: clientName,
          subtitle: t('expiring.ends', { title, when: formatRelativeDate(endsOn, new Date(), timeZone) }),
          picture: <PersonAvatar name={clientName} />,
          end: may('update programs') && (
            <LinkButton
              to="/clients/$id/programs"
              params={{ id: clientId }}
              search={{ assign: true }}
              variant="default"
              size="xs"
              className={classes['next'] ?? ''}
              aria-label={t('expiring.nextFor', { name: clientName })}
            >
              {t('expiring.next')}
            </LinkButton>
          ),
        }))}
      />
    </Section>
  );
}
