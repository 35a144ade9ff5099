import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import classes from './NoteSection.module.css';

/** The first lines; the whole note has its own tab. */
export function NoteSection({ client: { id, name, note } }: { client: Client }) {
  const t = useTexts('clients');

  return (
    <Section
      title={t('overview.note')}
      actions={
        <LinkAnchor to="/clients/$id/note" params={{ id }} size="sm">
          {t(note ? 'overview.noteOpen' : 'overview.noteWrite')}
        </LinkAnchor>
      }
    >
      <p className={classes['excerpt']} data-empty={!note}>
        {note || t('overview.noteEmpty', { name })}
      </p>
    </Section>
  );
}
