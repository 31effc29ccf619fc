/** Places that have a Spanish name: addresses are made of the English one. */
const english: Record<string, string> = {
  'Carolina del Norte': 'North Carolina',
  'Carolina del Sur': 'South Carolina',
  'Dakota del Norte': 'North Dakota',
  'Dakota del Sur': 'South Dakota',
  'Distrito de Columbia': 'District of Columbia',
  Hawái: 'Hawaii',
  'Islas Vírgenes de los Estados Unidos': 'US Virgin Islands',
  Luisiana: 'Louisiana',
  'Nueva Jersey': 'New Jersey',
  'Nueva York': 'New York',
  'Nuevo Hampshire': 'New Hampshire',
  'Nuevo México': 'New Mexico',
  Oregón: 'Oregon',
  Pensilvania: 'Pennsylvania',
  'Virginia Occidental': 'West Virginia',
};

export const englishName = (name: string): string => english[name] ?? name;
