import { z } from 'zod';
import { factParts, fieldMeanings, sourceParts, stateParts } from './field-meanings.ts';
import { datasetFile, publishedState, stateFile } from './published-state.server.ts';

export type Schema = {
  type?: string | string[];
  description?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  [keyword: string]: unknown;
};

const isFact = ({ properties }: Schema): boolean => Boolean(properties?.value && properties.confidence);

/**
 * A state's record as JSON Schema (draft 2020-12), each field described. Made from the schema that reads
 * content/jurisdictions.
 */
export function stateSchema(): Schema {
  const schema = z.toJSONSchema(publishedState) as Schema;
  const described = new Set<string>();
  describeFields(schema, '', described);
  const unknown = Object.keys(fieldMeanings).filter((path) => !described.has(path));
  if (unknown.length > 0) throw new Error(`field-meanings.ts describes what is no fact: ${unknown.join(', ')}`);
  for (const [name, text] of Object.entries(stateParts)) schema.properties![name]!.description = text;
  const source = schema.properties!.sources!.additionalProperties as Schema;
  for (const [name, text] of Object.entries(sourceParts)) source.properties![name]!.description = text;
  return schema;
}

/** The schema of both kinds of file: the dataset, and one state by itself. */
export function filesSchema(address: string): Schema {
  const { $schema, ...state } = stateSchema();
  const [dataset, single] = [z.toJSONSchema(datasetFile) as Schema, z.toJSONSchema(stateFile) as Schema];
  const reference = { $ref: '#/$defs/state' };
  // One state's file holds its about besides the record: both are described once.
  const singleProperties = { ...single.properties, ...state.properties };
  return {
    $schema,
    $id: address,
    title: 'License requirements by state, with their sources',
    anyOf: [{ $ref: '#/$defs/dataset' }, { $ref: '#/$defs/stateFile' }],
    $defs: {
      state,
      dataset: {
        ...withoutDraft(dataset),
        properties: { ...dataset.properties, states: { ...dataset.properties!.states, items: reference } },
      },
      stateFile: { ...withoutDraft(single), properties: singleProperties },
    },
  };
}

const withoutDraft = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema'));

function describeFields(schema: Schema, path: string, described: Set<string>): void {
  if (isFact(schema)) return describeFact(schema, path, described);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!(path === '' && name in stateParts)) describeFields(field, path ? `${path}.${name}` : name, described);
  }
}

function describeFact(schema: Schema, path: string, described: Set<string>): void {
  const known = fieldMeanings[path];
  if (!known) throw new Error(`field-meanings.ts does not say what ${path} means`);
  described.add(path);
  schema.description = known.unit ? `${known.meaning} In ${known.unit}.` : known.meaning;
  for (const [name, text] of Object.entries(factParts)) schema.properties![name]!.description = text;
  const parts = partsOf(valueOf(schema));
  for (const [name, part] of Object.entries(parts)) {
    const text = known.parts?.[name];
    if (!text) throw new Error(`field-meanings.ts does not say what ${path}.${name} means`);
    part.description = text;
  }
}

/** A schema without the null that its value may be besides. */
export function withoutNull(schema: Schema): Schema {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((type) => type !== 'null')! };
  return schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}

/** What a fact's value is where it is known. */
export const valueOf = (fact: Schema): Schema => withoutNull(fact.properties!.value!);

/** The parts of a value that is an object or a list of objects. */
export const partsOf = (value: Schema): Record<string, Schema> => value.properties ?? value.items?.properties ?? {};

export type FactField = { path: string; fact: Schema };

/** Every fact of a record in its order, with its schema. */
export function factFields(schema = stateSchema(), path = ''): FactField[] {
  if (isFact(schema)) return [{ path, fact: schema }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    factFields(field, path ? `${path}.${name}` : name),
  );
}
