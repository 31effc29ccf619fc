export const guideTitle = (place: string): string => `How to get a real estate license in ${place}`;
