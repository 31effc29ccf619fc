export const guideTitle = (name: string): string => `How to get a real estate license in ${name}`;
