import { useState } from 'react';
import { AssignToClientDialog } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { useStartText } from '../assign/start-text.ts';
import { assignmentInvalidations } from '../queries.ts';
import { ProgramPicker } from './ProgramPicker.tsx';

interface AssignProgramDialogProps {
  clientId: string;
  lastDay: string | undefined;
  opened: boolean;
  onClose: () => void;
}

const kind = { routes: programRoutes, invalidates: assignmentInvalidations };

/** Dialog that assigns a template to one client, during or after the current program. */
export function AssignProgramDialog(props: AssignProgramDialogProps) {
  const t = useTexts('programs');
  const [program, setProgram] = useState<ProgramCard>();
  const describeStart = useStartText(program?.weeks);

  return (
    <AssignToClientDialog
      {...props}
      kind={kind}
      title={t('assign.action')}
      describeStart={describeStart}
      renderPicker={({ chosen, error, onChoose }) => (
        <ProgramPicker
          chosen={chosen}
          error={error}
          onChoose={(next) => {
            setProgram(next);
            onChoose(next.id);
          }}
        />
      )}
    />
  );
}
