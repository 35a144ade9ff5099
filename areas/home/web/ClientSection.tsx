import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { LinkList, type LinkListEntry } from './LinkList.tsx';

interface ClientSectionProps {
  title: string;
  subtitle?: ReactNode;
  tone?: 'danger';
  /** Link to the page with the whole list. */
  all?: { link: LinkProps; label: string };
  /** One row per record, with the name of its client; undefined while they are loading. Further ones than `maxRows` are not shown. */
  rows: readonly (Omit<LinkListEntry, 'title' | 'picture'> & { name: string })[] | undefined;
  maxRows?: number;
}

/** A section of the home screen that lists clients; hidden without any, and until they are loaded. */
export function ClientSection({ title, subtitle, tone, all, rows, maxRows = 5 }: ClientSectionProps) {
  if (!rows || rows.length === 0) return null;

  return (
    <Section
      title={title}
      subtitle={subtitle}
      flush
      {...(tone && { tone })}
      actions={
        all && (
          <LinkAnchor {...all.link} size="sm">
            {all.label}
          </LinkAnchor>
        )
      }
    >
      <LinkList
        label={title}
        empty={null}
        rows={rows
          .slice(0, maxRows)
          .map(({ name, ...row }) => ({ ...row, title: name, picture: <PersonAvatar name={name} /> }))}
      />
    </Section>
  );
}
