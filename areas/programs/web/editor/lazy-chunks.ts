/** Chunks that are not needed to show the editor. */
export const lazyChunks = {
  confirm: () => import('#shell/web/widgets/ConfirmDialog.tsx'),
  toasts: () => import('#shell/web/widgets/Toasts.tsx'),
  library: () => import('./shared/ExerciseLibrary.tsx'),
  copyDay: () => import('./shared/CopyDayDialog.tsx'),
  deload: () => import('./shared/DeloadDialog.tsx'),
  progression: () => import('./progression/ProgressionDialog.tsx'),
  warmUp: () => import('./warm-up/WarmUpDialog.tsx'),
  maximum: () => import('./maxima/RowMaximumDialog.tsx'),
  panel: () => import('./panels/SidePanel.tsx'),
  panelSheet: () => import('./panels/PanelSheet.tsx'),
  typedValues: () => import('../../rules/typed-values.ts'),
  dayItems: () => import('./shared/DayItems.tsx'),
  weekItems: () => import('./shared/WeekItems.tsx'),
  rowItems: () => import('./desktop/RowItems.tsx'),
  selection: () => import('./desktop/SelectionBar.tsx'),
  keys: () => import('./desktop/KeysHelp.tsx'),
};
