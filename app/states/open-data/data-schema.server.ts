import { z } from 'zod';
import type { AnyEntry } from '../../facts/fact-entry.server.ts';
import { facts, type Registry } from '../../facts/registry.server.ts';
import { changeParts, factParts, sourceParts, stateParts, sureNull, unsureNull } from './field-meanings.ts';
import { publishedForm } from './published-state.server.ts';

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

/**
 * A state's record as JSON Schema (draft 2020-12), each field described. Made from the schema that reads the content.
 */
export function stateSchema(registry: Registry = facts): Schema {
  const schema = z.toJSONSchema(publishedForm(registry).state) as Schema;
  for (const path of Object.keys(registry)) describeFact(schemaAt(schema, path), registry[path]!, path);
  for (const [name, text] of Object.entries(stateParts)) schema.properties![name]!.description = text;
  const source = schema.properties!.sources!.additionalProperties as Schema;
  for (const [name, text] of Object.entries(sourceParts)) source.properties![name]!.description = text;
  return schema;
}

const schemaAt = (schema: Schema, path: string): Schema =>
  path.split('.').reduce((found, key) => found.properties![key]!, schema);

/** The schema of the three kinds of file: the dataset, one state by itself, and what changed. */
export function filesSchema(address: string, registry: Registry = facts): Schema {
  const { $schema, ...state } = stateSchema(registry);
  const form = publishedForm(registry);
  const [dataset, single] = [z.toJSONSchema(form.dataset) as Schema, z.toJSONSchema(form.file) as Schema];
  const reference = { $ref: '#/$defs/state' };
  // One state's file holds its about besides the record: both are described once.
  const singleProperties = { ...single.properties, ...state.properties };
  return {
    $schema,
    $id: address,
    title: 'License requirements by state, with their sources',
    anyOf: ['dataset', 'stateFile', 'changes'].map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: {
      state,
      dataset: {
        ...withoutDraft(dataset),
        properties: { ...dataset.properties, states: { ...dataset.properties!.states, items: reference } },
      },
      stateFile: { ...withoutDraft(single), properties: singleProperties },
      changes: withoutDraft(describeChanges(z.toJSONSchema(form.changes) as Schema)),
    },
  };
}

function describeChanges(schema: Schema): Schema {
  const { properties } = schema.properties!.changes!.items!;
  for (const [name, text] of Object.entries(changeParts)) properties![name]!.description = text;
  return schema;
}

const withoutDraft = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$schema'));

function describeFact(schema: Schema, { meaning, unit, noneMeans, parts = {} }: AnyEntry, path: string): void {
  schema.description = unit ? `${meaning} In ${unit}.` : meaning;
  for (const [name, text] of Object.entries(factParts)) schema.properties![name]!.description = text;
  if (noneMeans) schema.properties!.value!.description = `The fact. ${sureNull(noneMeans)} ${unsureNull}`;
  for (const [name, part] of Object.entries(partsOf(valueOf(schema)))) {
    const text = parts[name];
    if (!text) throw new Error(`the entry of ${path} in app/facts does not say what its part ${name} means`);
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

export type FactField = { path: string; entry: AnyEntry; fact: Schema };

/** Every fact of a record in its order, with its schema. */
export function factFields(registry: Registry = facts): FactField[] {
  const schema = stateSchema(registry);
  return Object.entries(registry).map(([path, entry]) => ({ path, entry, fact: schemaAt(schema, path) }));
}
