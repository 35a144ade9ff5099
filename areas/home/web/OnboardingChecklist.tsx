import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { accountRoutes } from '#areas/account/contract.ts';
import { mayAddClients } from '#areas/clients/rules/in-charge.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import type { Permission } from '#shell/common/permissions.ts';
import { useMay, useMe, usePermissions } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isDietitian } from '#shell/web/variant.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { homeRoutes, type Overview } from '../contract.ts';
import classes from './OnboardingChecklist.module.css';
import { SampleClient } from './SampleClient.tsx';

interface Step {
  name: 'client' | 'plan' | 'assign';
  isDone: (overview: Overview) => boolean;
  /** The ways to do it, each for those who are permitted to. */
  actions: readonly {
    name: 'addClient' | 'createProgram' | 'createMealPlan' | 'toPrograms' | 'toMealPlans';
    isPermitted: (permissions: readonly string[], roles: readonly string[]) => boolean;
    to: '/clients/create' | '/programs' | '/mealPlans' | '/mealPlans/create';
    search?: { create: 'program' };
    isOffered?: (overview: Overview) => boolean;
  }[];
}

const has = (needed: Permission) => (permissions: readonly string[]) => permissions.includes(needed);
const isAssigned = ({ assignedPrograms, assignedMealPlans }: Overview) => assignedPrograms + assignedMealPlans > 0;

/** A trainer begins with a program, a dietitian with a meal plan: either of them does a step. */
const steps: readonly Step[] = [
  {
    name: 'client',
    isDone: (overview) => overview.activeClients > 0 || isAssigned(overview),
    actions: [{ name: 'addClient', isPermitted: mayAddClients, to: '/clients/create' }],
  },
  {
    name: 'plan',
    isDone: (overview) => overview.programs + overview.mealPlans > 0 || isAssigned(overview),
    actions: [
      { name: 'createProgram', isPermitted: has('create programs'), to: '/programs', search: { create: 'program' } },
      { name: 'createMealPlan', isPermitted: has('create meal plans'), to: '/mealPlans/create' },
    ],
  },
  {
    name: 'assign',
    isDone: isAssigned,
    actions: [
      {
        name: 'toPrograms',
        isPermitted: has('update programs'),
        to: '/programs',
        isOffered: ({ programs, mealPlans }) => programs > 0 || mealPlans === 0,
      },
      {
        name: 'toMealPlans',
        isPermitted: has('update meal plans'),
        to: '/mealPlans',
        isOffered: ({ programs, mealPlans }) => mealPlans > 0 || programs === 0,
      },
    ],
  },
];

/**
 * The steps that the user is permitted to do, and the first one of them that is not done, unless the user has hidden them. `overview`: what
 * the user sees.
 */
export function useOnboardingSteps(overview: Overview | undefined) {
  const permissions = usePermissions();
  const { roles } = useMe();
  const own = steps.filter(({ actions }) => actions.some(({ isPermitted }) => isPermitted(permissions, roles)));
  const isShown = overview && overview.tutorialStep !== 'done';
  return { own, next: isShown ? own.find(({ isDone }) => !isDone(overview)) : undefined };
}

/** The first steps of a new account. Each open one has a button, that of the next one is the primary; the list is hidden once all are done. */
export function OnboardingChecklist({ overview }: { overview: Overview | undefined }) {
  const t = useTexts('home');
  const may = useMay();
  const { roles } = useMe();
  const permissions = usePermissions();
  const { own, next } = useOnboardingSteps(overview);
  if (!overview || !next) return null;

  const done = own.filter(({ isDone }) => isDone(overview)).length;
  return (
    <Section title={t('steps.title')} subtitle={t('steps.done', { done, total: own.length })} actions={<HideButton />}>
      <ol className={classes['steps']}>
        {own.map(({ name, isDone, actions }) => (
          <li key={name} className={classes['step']} data-next={name === next.name}>
            <StepIcon isDone={isDone(overview)} />
            <div className={classes['text']}>
              <StepText name={name === 'plan' ? creatableBy(may) : name} />
            </div>
            {!isDone(overview) && (
              <div className={classes['actions']}>
                {inOrderOfVariant(actions)
                  .filter(
                    ({ isPermitted, isOffered }) => isPermitted(permissions, roles) && isOffered?.(overview) !== false,
                  )
                  .map((way, index) => (
                    <LinkButton
                      key={way.name}
                      to={way.to}
                      {...(way.search && { search: way.search })}
                      {...((name !== next.name || index > 0) && { variant: 'default' })}
                    >
                      {t(`steps.${way.name}`)}
                    </LinkButton>
                  ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      <SampleClient overview={overview} />
    </Section>
  );
}

/** Dietitians begin with meal plans. */
function inOrderOfVariant(actions: Step['actions']): Step['actions'] {
  return isDietitian() ? actions.toReversed() : actions;
}

/** What the user may create: a template of either kind (`plan`), or of one. */
function creatableBy(may: (permission: Permission) => boolean): 'plan' | 'program' | 'mealPlan' {
  if (!may('create meal plans')) return 'program';
  return may('create programs') ? 'plan' : 'mealPlan';
}

function StepText({ name }: { name: Step['name'] | ReturnType<typeof creatableBy> }) {
  const t = useTexts('home');
  return (
    <>
      <h3>{t(`steps.${name}`)}</h3>
      <p>{t(`steps.${name}Text`)}</p>
    </>
  );
}

/** Hides the steps on all devices of the user; the toast shows them again. */
function HideButton() {
  const t = useTexts('home');
  const { mutate: set } = useApiMutation(accountRoutes.setTutorialStep, {
    invalidates: [homeRoutes.graphs],
    onSuccess: (_, { step }) => {
      const undo = { action: { title: t('steps.show'), run: () => set({ step: null }) } };
      if (step) toast.info(t('steps.hidden'), undo);
    },
  });
  return (
    <Button variant="subtle" color="gray" onClick={() => set({ step: 'done' })}>
      {t('steps.hide')}
    </Button>
  );
}

function StepIcon({ isDone }: { isDone: boolean }) {
  const t = useTexts('home');
  if (!isDone) return <IconCircle size={24} stroke={1.5} className={classes['open']} aria-hidden="true" />;
  return <IconCircleCheckFilled size={24} className={classes['done']} role="img" aria-label={t('steps.isDone')} />;
}
