/** How Spanish puts figures into words, where it differs from app/wording/wording.ts. */

export {
  capitalize,
  dollars,
  longDate,
  monthAndYear,
  notFound,
  sentence,
  typographic,
  weeksOfStudy,
  word,
} from '../../../app/wording/wording.ts';

const number = new Intl.NumberFormat('es-US', { maximumFractionDigits: 2 });

/** Nouns whose plural changes an accent. */
const irregular: Record<string, string> = { mes: 'meses', examen: 'exámenes', joven: 'jóvenes', margen: 'márgenes' };

const pluralOf = (one: string): string => {
  const [first = '', ...rest] = one.split(' ');
  const many =
    irregular[first] ??
    (/[aeiouéáó]$/.test(first)
      ? `${first}s`
      : first.endsWith('z')
        ? `${first.slice(0, -1)}ces`
        : /[óáí]n$|[óáí]s$/.test(first)
          ? `${first.slice(0, -2)}${{ ó: 'o', á: 'a', í: 'i' }[first.at(-2)!] ?? ''}${first.at(-1)}es`
          : first.endsWith('s')
            ? first
            : `${first}es`);
  return [many, ...rest].join(' ');
};

/** plural(2, 'hora') is "2 horas". A noun with more words gives both forms: 'pregunta que cuenta|preguntas que cuentan'. */
export function plural(count: number, one: string, many?: string): string {
  const [single = one, several] = one.split('|');
  return `${number.format(count)} ${count === 1 ? single : (several ?? many?.split('|').at(-1) ?? pluralOf(single))}`;
}

export const hours = (count: number): string => plural(count, 'hora');
export const years = (count: number): string => plural(count, 'año');

/** 230 is "3 horas 50 minutos". */
export function duration(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 && hours(whole), rest > 0 && plural(rest, 'minuto')].filter(Boolean).join(' ');
}

/** "un agente", "una licencia". */
export const withArticle = (noun: string): string =>
  `${/^\S+(a|ión|dad)(?=\s|$)/.test(noun) && !/^(agente|sistema|programa)/.test(noun) ? 'una' : 'un'} ${noun}`;

/** "la tarifa de la licencia", "las huellas dactilares", "el examen". */
export function withThe(noun: string): string {
  const [first = ''] = noun.split(' ');
  const isFeminine = /(a|ión|iones|dad|tud|as)$/.test(first) && !/^(programa|sistema|trámite)s?$/.test(first);
  const isPlural = first.endsWith('s');
  return `${isFeminine ? (isPlural ? 'las' : 'la') : isPlural ? 'los' : 'el'} ${noun}`;
}

/** In Spanish it stays outside. */
export const stopInQuotes = (text: string): string => text;

/** "la Comisión (Maine Real Estate Commission)": the name stays English, the short one says what it is. */
export const inFull = (name: string, short: string): string => {
  const [article = '', ...noun] = short.split(' ');
  return name.includes(noun.join(' ')) ? `${article} ${name}` : `${short} (${name})`;
};

const lists = {
  and: new Intl.ListFormat('es', { type: 'conjunction' }),
  or: new Intl.ListFormat('es', { type: 'disjunction' }),
};

/** "a y b", "a, b y c"; "e" before the sound i, "u" before o. */
export function list(items: string[], joiner = 'and'): string {
  return (/^(or|o)$/.test(joiner) ? lists.or : lists.and).format(items);
}
