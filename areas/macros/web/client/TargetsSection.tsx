import { Section } from '#shell/web/widgets/Section.tsx';
import type { AssignedMacro } from '../../contract/library.ts';
import { TargetCards } from '../TargetCards.tsx';

interface TargetsSectionProps {
  title: string;
  subtitle: string;
  macro: AssignedMacro;
}

/** The targets of a client, and what the professional wrote about them. */
export function TargetsSection({ title, subtitle, macro: { targets, note } }: TargetsSectionProps) {
  return (
    <Section title={title} subtitle={subtitle}>
      <TargetCards targets={targets} />
      {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
    </Section>
  );
}
