/** Addresses of a chart as files (publish/write-charts.ts). */
export const chartFile = (id: string, kind: 'svg' | 'csv'): string => `/data/charts/${id}.${kind}`;
