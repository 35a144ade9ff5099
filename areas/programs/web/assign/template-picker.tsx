import { type ComponentProps, useState } from 'react';
import type { AssignTemplateForm } from '#areas/assignments/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { type ProgramCard, programRoutes } from '../../contract.ts';
import { ProgramPicker } from '../client/ProgramPicker.tsx';
import { matchingStart } from '../../rules/misnamed-day.ts';
import { assignmentInvalidations } from '../queries.ts';
import { AssignWarnings } from './AssignWarnings.tsx';
import { EmptyDays } from './EmptyDays.tsx';
import { useStartText } from './start-text.ts';

type TemplateProps = Pick<
  ComponentProps<typeof AssignTemplateForm>,
  'kind' | 'describeStart' | 'proposeStart' | 'renderPicker' | 'renderOwnFields'
>;

const kind = { routes: programRoutes, invalidates: assignmentInvalidations, isGivenOnce: true };

/** Props of the form and of the dialog that assign a template: the field that selects a program, and when it ends. */
export function useProgramTemplate(): TemplateProps {
  const [program, setProgram] = useState<ProgramCard>();
  const { data } = useApiQuery(programRoutes.get, { id: program?.id ?? '' }, { enabled: program !== undefined });

  return {
    kind,
    describeStart: useStartText(program?.weeks, data?.program.weeks),
    proposeStart: (startsOn) => matchingStart(data?.program.weeks ?? [], startsOn),
    renderOwnFields: ({ preview, recipients }) => (
      <>
        {data && <EmptyDays program={data.program} />}
        <AssignWarnings preview={preview} recipients={recipients} />
      </>
    ),
    renderPicker: ({ chosen, error, onChoose }) => (
      <ProgramPicker
        chosen={chosen}
        error={error}
        onChoose={(next) => {
          setProgram(next);
          onChoose(next.id);
        }}
      />
    ),
  };
}
