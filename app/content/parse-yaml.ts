import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * YAML 1.2 without its types of dates: a date stays the text it is written as. @throws YAMLException with line and
 * column
 */
export const parseYaml = (text: string): unknown => load(text, { schema: CORE_SCHEMA });
