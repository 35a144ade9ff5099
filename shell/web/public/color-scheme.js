// Runs before the first paint, so that the dark scheme does not flash white. `AppTheme` stores the choice.
(() => {
  const stored = localStorage.getItem('color-scheme');
  const isDark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
