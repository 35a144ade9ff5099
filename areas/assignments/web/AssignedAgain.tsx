import { Checkbox } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignPreview } from '../contract.ts';
import type { AssignmentKind } from './assignment-kind.ts';

interface AssignedAgainProps {
  kind: AssignmentKind;
  /** Undefined until recipients and a first day are chosen and the preview is loaded. */
  preview: AssignPreview | undefined;
  includesAssigned: unknown;
  onChange: (isChosen: boolean) => void;
}

/** Names the clients who have a copy of the template in these days; whether they are given another one. Nothing when there are none. */
export function AssignedAgain({ kind, preview, includesAssigned, onChange }: AssignedAgainProps) {
  const t = useTexts('assignments');
  const { alreadyAssigned: count = 0, assignedNames = [] } = preview ?? {};
  if (!kind.isGivenOnce || count === 0) return null;
  const others = count - assignedNames.length;
  const names = [...assignedNames, others > 0 && t('overlap.others', { count: others })].filter(Boolean).join(', ');

  return (
    <Checkbox
      checked={includesAssigned === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={t('again.label', { count })}
      description={t('again.help', { count, names })}
    />
  );
}
