import { AssignToClientDialog } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useProgramTemplate } from '../assign/template-picker.tsx';

interface AssignProgramDialogProps {
  clientId: string;
  lastDay: string | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that assigns a template to one client, during or after the current program. */
export function AssignProgramDialog(props: AssignProgramDialogProps) {
  const t = useTexts('programs');
  return <AssignToClientDialog {...props} {...useProgramTemplate()} title={t('assign.action')} />;
}
