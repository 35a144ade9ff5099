import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Overview } from '../contract.ts';
import classes from './OnboardingChecklist.module.css';

const steps = [
  {
    name: 'client',
    permission: 'create clients',
    isDone: (now: Overview) => now.activeClients > 0 || now.assignedPrograms > 0,
    link: linkOptions({ to: '/clients/create' }),
  },
  {
    name: 'program',
    permission: 'create programs',
    isDone: (now: Overview) => now.programs > 0 || now.assignedPrograms > 0,
    link: linkOptions({ to: '/programs' }),
  },
  {
    name: 'assign',
    permission: 'update programs',
    isDone: (now: Overview) => now.assignedPrograms > 0,
    link: linkOptions({ to: '/programs' }),
  },
] as const;

/** Those this person may take, and the first that is still open. */
export function useOnboardingSteps(overview: Overview | undefined) {
  const may = useMay();
  const own = steps.filter(({ permission }) => may(permission));
  return { own, next: overview && own.find(({ isDone }) => !isDone(overview)) };
}

/** What a new account does first. The next step has the button; when all are done the list goes. */
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
            <Mark isDone={isDone(overview)} />
            <div className={classes['words']}>
              <h3>{t(`steps.${name}`)}</h3>
              <p>{t(`steps.${name}Text`)}</p>
            </div>
            {name === next.name && <LinkButton {...link}>{t(`steps.${name}Action`)}</LinkButton>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const t = useTexts('home');
  if (!isDone) return <IconCircle size={24} stroke={1.5} className={classes['open']} aria-hidden="true" />;
  return <IconCircleCheckFilled size={24} className={classes['done']} role="img" aria-label={t('steps.isDone')} />;
}
