import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#shell/web/theme/oklab.ts';
import { backgrounds } from '#shell/web/theme/palette.ts';
import { neutral } from '#shell/web/theme/state-colors.ts';

/** Selectors of what has the focus, is selected, open, pressed or checked, or will receive what is dragged. */
const states =
  /:focus|:checked|aria-(?:selected|pressed|checked|expanded|current)|data-(?:selected|over|drop|picked|chosen|open|checked|active)/;

/** Accents: they show where the user is or what day it is, and are no selection among options. */
const accents: Record<string, string> = {
  'shell/web/layouts/BottomBar.module.css': 'the present page of the navigation',
  'shell/web/layouts/NavList.module.css': 'the present page of the navigation',
  'shell/web/widgets/LinkTabs.module.css': 'the present page of the tabs',
  'shell/web/widgets/WizardSteps.module.css': 'the present step',
  'areas/account/web/settings/SettingsScreen.module.css': 'the present page of the navigation',
  'areas/programs/web/editor/shared/WeekTabs.module.css': 'the week that the editor shows',
  'areas/programs/web/import/preview/PreviewStep.module.css': 'the week that the preview shows',
  'areas/meal-plans/web/editor/shared/DayTabs.module.css': 'the day that the editor shows',
  'areas/meals/web/today/DateStrip.module.css': 'today',
  'areas/completed-workouts/web/history/calendar/Calendar.module.css': 'today',
};

const brandColor = /color-brand-|primary-color/;

const rules = globSync('{shell,areas/*}/web/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.replace(/\/\*.*?\*\//gs, '').trim(),
    body,
  })),
);

test('focus and selection use no brand color, so that a red brand does not look like an error', () => {
  const ofStates = rules.filter(({ selector }) => states.test(selector));
  const branded = ofStates.filter(({ body }) => brandColor.test(body));
  const isAccent = ({ file, selector }: (typeof rules)[number]) =>
    file in accents && selector.includes('[aria-current=');

  expect(ofStates.length).toBeGreaterThan(60);
  expect(branded.filter((rule) => !isAccent(rule))).toEqual([]);
  expect([...new Set(branded.map(({ file }) => file))].toSorted()).toEqual(Object.keys(accents).toSorted());
});

test('a focused field has the neutral border instead of the primary color of Mantine', () => {
  const fields = rules.filter(({ selector }) => selector.startsWith('.mantine-Input-wrapper'));

  expect(fields.map(({ body }) => body.trim())).toEqual(['--input-bd-focus: var(--forma-focus);']);
});

test('advice has the neutral colors of the selection', () => {
  const file = 'areas/completed-workouts/web/runner/set-form/ReferenceValues.module.css';
  const advice = rules.filter((rule) => rule.file === file && rule.selector.startsWith('.proposal'));

  expect(advice[0]?.body).toContain('background: var(--forma-selected);');
  expect(advice[0]?.body).toContain('color: var(--forma-selected-text);');
  expect(advice.filter(({ body }) => brandColor.test(body))).toEqual([]);
});

test.each(['light', 'dark'] as const)('the neutral colors are readable in the %s scheme', (scheme) => {
  const { focus, selected, text } = neutral[scheme];
  const { page, card } = backgrounds[scheme];

  expect(Math.min(contrast(focus, page), contrast(focus, card), contrast(focus, selected))).toBeGreaterThan(3);
  expect(contrast(text, selected)).toBeGreaterThan(4.5);
});
