/** Addresses of a chart as files (publish/write-charts.ts). */
export const chartFile = (id: string, kind: 'svg' | 'png' | 'csv'): string => `/data/charts/${id}.${kind}`;
