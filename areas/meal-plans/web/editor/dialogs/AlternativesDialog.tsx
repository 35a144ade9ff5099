import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { macroNames } from '#areas/aliments/contract.ts';
import { amountIn } from '#areas/aliments/rules/nutrients.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useEffect } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Component } from '#areas/aliments/contract.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { addAlternatives } from '../edits/rows.ts';
import { findComponent } from '../state/meal-plan-of.ts';
import classes from './AlternativesDialog.module.css';

/** Foods with the same amount of the role nutrient, safe for the client, to be added as alternatives. */
export function AlternativesDialog() {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { ui } = useEditor();
  const { alternativesOf } = ui.dialogs;
  const uuid = alternativesOf.use();
  const component = useMealPlan((mealPlan) => findComponent(mealPlan, uuid));

  return (
    <Dialog
      opened={component !== undefined}
      onClose={() => alternativesOf.set(null)}
      size="lg"
      title={t('editor.propose.title', { name: component ? nameIn(language, component.aliment) : '' })}
    >
      {component && <Proposals key={component.uuid} component={component} />}
    </Dialog>
  );
}

function Proposals({ component }: { component: Component }) {
  const t = useTexts('meal-plans');
  const { clientId } = useEditor();
  const { data, error, mutate } = useApiMutation(mealPlanRoutes.proposeAlternatives, { skipGlobalErrorHandler: true });
  const { uuid, quantity, role } = component;
  const alimentId = component.aliment.id;

  // Requests the proposals when the dialog opens. They are a request with a body, which queries cannot send.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each component
  useEffect(() => mutate({ alimentId, quantity, role, clientId }), [uuid]);

  if (error) return <Text size="sm">{messageOf(error)}</Text>;
  if (!data) return <Skeleton height={240} aria-busy="true" />;
  const planned = amountIn(component, data.role);
  const unit = data.role === 'calories' ? t('units.kcal') : 'g';
  const amount = planned === null ? '' : `${formatNumber(planned, 0)} ${unit}`;
  const compared = [t(`editor.propose.compared.${data.role}`), amount].filter(Boolean).join(': ');
  const taken = new Set([alimentId, ...component.alternatives.map(({ aliment }) => aliment.id)]);
  return (
    <Stack>
      <Text size="sm">
        {`${compared}.`} {t('editor.propose.text')} {clientId && t('editor.gap.safe')}
      </Text>
      {data.proposals.length === 0 && <Text size="sm">{t('editor.propose.nothing')}</Text>}
      <ul className={classes['list']}>
        {data.proposals.map((proposal) => (
          <Proposal
            key={proposal.aliment.id}
            proposal={proposal}
            uuid={uuid}
            isTaken={taken.has(proposal.aliment.id)}
          />
        ))}
      </ul>
    </Stack>
  );
}

type ProposalOf = import('zod').output<typeof mealPlanRoutes.proposeAlternatives.response>['proposals'][number];

function Proposal({ proposal, uuid, isTaken }: { proposal: ProposalOf; uuid: string; isTaken: boolean }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { measureText } = useMealTexts();
  const { store } = useEditor();
  const { aliment, quantity, portion, difference } = proposal;
  const differences = macroNames.flatMap((name) => {
    const value = difference[name];
    if (value === null || Math.abs(value) < 0.5) return [];
    const sign = value > 0 ? '+' : '−';
    const unit = name === 'calories' ? t('units.kcal') : `g ${t(`macroLetters.${name}`)}`;
    return `${sign}${formatNumber(Math.abs(value), name === 'calories' ? 0 : 1)} ${unit}`;
  });

  return (
    <li>
      <div className={classes['text']}>
        <div>{nameIn(language, aliment)}</div>
        <div className={classes['quiet']}>
          {[measureText(portion), `${formatNumber(quantity, 1)} g`, differences.join(', ')].filter(Boolean).join(' · ')}
        </div>
      </div>
      <Button
        variant="default"
        size="xs"
        disabled={isTaken}
        onClick={() => addAlternatives(store, uuid, [{ aliment, quantity, portion }])}
      >
        {t(isTaken ? 'editor.propose.added' : 'editor.propose.add')}
      </Button>
    </li>
  );
}
