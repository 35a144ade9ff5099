import { Progress } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { copyDatesText } from '#areas/assignments/web/public.tsx';
import type { AssignedProgram } from '#areas/programs/contract/assigned.ts';
import { useIsCoached } from '#areas/clients/web/public.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { useMealPlansOfClient, useProgramsOfClient } from '../queries.ts';
import { LinkList } from '../LinkList.tsx';
import classes from './ClientProgramsPanel.module.css';
import { inOrderOfStart } from './in-order-of-start.ts';

const tones = { running: 'good', expiring: 'soon', terminated: 'quiet', upcoming: 'fresh', paused: 'quiet' } as const;
const maxRows = 3;

/**
 * Panel of the client's page with the running programs, then the upcoming ones. Terminated ones are shown only in the tab. Nothing for a
 * client without programs who follows a meal plan.
 */
export function ClientProgramsPanel({ clientId: id }: { clientId: string }) {
  const t = useTexts('home');
  const programs = useProgramsOfClient(id);
  const current = inOrderOfStart(programs);
  const followsMealPlan = useMealPlansOfClient(id)?.some(({ state }) => state !== 'terminated') ?? false;
  if (programs?.length === 0 && followsMealPlan) return null;

  return (
    <Section
      title={t('ofClient.programs')}
      flush
      actions={
        <LinkAnchor to="/clients/$id/programs" params={{ id }} size="sm">
          {t('ofClient.allPrograms')}
        </LinkAnchor>
      }
    >
      <LinkList
        label={t('ofClient.programs')}
        empty={<NoPrograms clientId={id} />}
        rows={current?.slice(0, maxRows).map((program) => ({
          key: program.id,
          link: linkOptions({ to: '/programs/$id/manage', params: { id: program.id } }),
          title: program.title,
          subtitle: copyDatesText(program),
          end: <ProgramProgress program={program} />,
        }))}
      />
    </Section>
  );
}

function ProgramProgress({
  program: { state, pause, workouts: total, completedWorkouts: done },
}: {
  program: AssignedProgram;
}) {
  const t = useTexts('home');
  const shown = pause ? 'paused' : state;
  const stateBadge = <StateBadge tone={tones[shown]}>{t(`ofClient.state.${shown}`)}</StateBadge>;
  if (done === null) return stateBadge;
  const progressText = t('ofClient.done', { done, total });

  return (
    <div className={classes['progress']}>
      {stateBadge}
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        size={6}
        w={96}
        color="var(--mantine-color-brand-text)"
        aria-label={progressText}
      />
      <span>{progressText}</span>
    </div>
  );
}

function NoPrograms({ clientId: id }: { clientId: string }) {
  const t = useTexts('home');
  const mayAssign = useMay()('update programs');
  const isCoached = useIsCoached(id);

  return (
    <>
      <p className={classes['none']}>{t('ofClient.noPrograms')}</p>
      {mayAssign && isCoached && (
        <LinkAnchor to="/clients/$id/programs" params={{ id }} search={{ assign: true }} size="sm">
          {t('ofClient.toPrograms')}
        </LinkAnchor>
      )}
    </>
  );
}
