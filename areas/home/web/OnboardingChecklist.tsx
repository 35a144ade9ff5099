import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Overview } from '../contract.ts';
import classes from './OnboardingChecklist.module.css';
import { SampleClient } from './SampleClient.tsx';

const steps = [
  {
    name: 'client',
    permission: 'create clients',
    isDone: (overview: Overview) => overview.activeClients > 0 || overview.assignedPrograms > 0,
    link: linkOptions({ to: '/clients/create' }),
  },
  {
    name: 'program',
    permission: 'create programs',
    isDone: (overview: Overview) => overview.programs > 0 || overview.assignedPrograms > 0,
    link: linkOptions({ to: '/programs' }),
  },
  {
    name: 'assign',
    permission: 'update programs',
    isDone: (overview: Overview) => overview.assignedPrograms > 0,
    link: linkOptions({ to: '/programs' }),
  },
] as const;

/** The steps that the user has the permission for, and the first one of them that is not done. */
export function useOnboardingSteps(overview: Overview | undefined) {
  const may = useMay();
  const own = steps.filter(({ permission }) => may(permission));
  return { own, next: overview && own.find(({ isDone }) => !isDone(overview)) };
}

/** The first steps of a new account. Each open one has a button, that of the next one is the primary; the list is hidden once all are done. */
export function OnboardingChecklist({ overview }: { overview: Overview | undefined }) {
  const t = useTexts('home');
  const { own, next } = useOnboardingSteps(overview);
  if (!overview || !next) return null;

  const done = own.filter(({ isDone }) => isDone(overview)).length;
  return (
    <Section title={t('steps.title')} subtitle={t('steps.done', { done, total: own.length })}>
      <ol className={classes['steps']}>
        {own.map(({ name, isDone, link }) => (
          <li key={name} className={classes['step']} data-next={name === next.name}>
            <StepIcon isDone={isDone(overview)} />
            <div className={classes['text']}>
              <h3>{t(`steps.${name}`)}</h3>
              <p>{t(`steps.${name}Text`)}</p>
            </div>
            {!isDone(overview) && (
              <LinkButton {...link} {...(name !== next.name && { variant: 'default' })}>
                {t(`steps.${name}Action`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      <SampleClient overview={overview} />
    </Section>
  );
}

function StepIcon({ isDone }: { isDone: boolean }) {
  const t = useTexts('home');
  if (!isDone) return <IconCircle size={24} stroke={1.5} className={classes['open']} aria-hidden="true" />;
  return <IconCircleCheckFilled size={24} className={classes['done']} role="img" aria-label={t('steps.isDone')} />;
}
