/** The screens that clients and professionals open. */
export const loadMetrics = async () => (await import('./list/MetricsScreen.tsx')).MetricsScreen;
export const loadMetric = async () => (await import('./details/MetricScreen.tsx')).MetricScreen;
