import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { portionCountText, portionEnergyText } from './portion-texts.ts';

const macros = { protein_tot: 28, carbs_tot: 320, lipids_tot: 4 };

test('a recipe for four with 1568 kcal has 392 kcal a portion, at least so many if an ingredient has no energy', () => {
  const recipe = { ...macros, calories: 1568, portions: 4, incomplete: [] };

  expect(portionEnergyText(recipe)).toBe('392 kcal');
  expect(portionEnergyText({ ...recipe, incomplete: ['calories'] })).toBe('≥\u00A0392 kcal');
  expect(portionEnergyText({ ...recipe, calories: null, incomplete: ['calories'] })).toBe('–');
});

test.each([
  ['it', '0,5 porzioni, 1 porzione, 1,5 porzioni, 4 porzioni'],
  ['en', '0.5 portions, 1 portion, 1.5 portions, 4 portions'],
] as const)('portions are counted in the words of the language (%s)', async (language, shown) => {
  const Screen = () => {
    const t = useTexts('recipes');
    return <p>{[0.5, 1, 1.5, 4].map((portions) => portionCountText(portions, t)).join(', ')}</p>;
  };
  await renderScreen(Screen, { texts: ['recipes'], language });

  expect(await screen.findByText(shown)).toBeTruthy();
});
