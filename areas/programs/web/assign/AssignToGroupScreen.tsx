import { useNavigate, useParams } from '@tanstack/react-router';
import { AssignTemplateForm } from '#areas/assignments/web/public.tsx';
import { groupRoutes } from '#areas/groups/contract.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { useProgramTemplate } from './template-picker.tsx';

/** Assigns a program to the clients of a group. */
export function AssignToGroupScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('programs');
  const navigate = useNavigate();
  const query = useRecord(groupRoutes.get, { id }, ({ group }) => group);
  const template = useProgramTemplate();

  return (
    <RecordScreen
      query={query}
      title={({ name }) => t('assign.toGroup', { name })}
      back={{ to: '/groups', label: t('assign.backToGroups') }}
      narrow
    >
      {({ name, users }) => (
        <Card>
          <AssignTemplateForm
            {...template}
            recipients={{ clients: [], groups: [{ id, name, total: users.length }] }}
            lastDay={undefined}
            onClose={() => void navigate({ to: '/groups' })}
          />
        </Card>
      )}
    </RecordScreen>
  );
}
