import type { Access } from '@portfolio/service-kit/access';
import { camelKeys } from '@portfolio/service-kit/keys';
import type { Subgraph } from '@portfolio/service-kit/graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import type { GraphQLClient } from '../clients/index.ts';
import type { CallRow, ForeignTry, Parameters } from './rows.ts';

/** A query or mutation of a service, by what its resolver says. */
export interface ServedField {
  /** `updateClient` */
  name: string;
  access: Access<never>;
  /** Asks for everything that the field answers without going deeper. */
  operation: string;
  args: readonly GraphQLArgument[];
}

/** Every query and mutation of a service, from its schema. */
export function servedFields({ schema, access }: Subgraph): ServedField[] {
  const served = (kind: 'query' | 'mutation', fields: Record<string, GraphQLField<unknown, unknown>> = {}) =>
    [...access[kind]].map(([name, who]): ServedField => {
      const { args, type } = fields[name]!;
      const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const answered = getNamedType(type);
      const selected = isObjectType(answered)
        ? Object.values(answered.getFields()).filter((field) => isLeafType(getNamedType(field.type)))
        : undefined;
      const selection = selected ? ` { ${['__typename', ...selected.map((field) => field.name)].join(' ')} }` : '';
      const operation = `${kind}${declared && ` (${declared})`} { ${name}${given && `(${given})`}${selection} }`;
      return { name, access: who, operation, args };
    });
  return [
    ...served('query', schema.getQueryType()?.getFields()),
    ...served('mutation', schema.getMutationType()?.getFields()),
  ];
}

/** What a field needs to be tried: the row of the REST call that is about the same, or its own. */
export interface FieldRow extends CallRow {
  /** Argument → name in the row, where they differ: `{ period: 'id' }`. */
  as?: Readonly<Record<string, string>>;
}

/** The GraphQL code of a refusal that REST answers with this status. */
export const codeOf = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

/** One try of a field. @returns what it answers, and the code of its refusal */
export async function ask(client: GraphQLClient, { name, operation }: ServedField, given: Record<string, unknown>) {
  const { data, errors } = await client(operation, given);
  return { answer: data?.[name] ?? null, code: errors?.[0]?.extensions['code'] };
}

/**
 * Variables of a field from what a row makes for REST, numbers and names as GraphQL has them: those that are taken, and
 * the same with NUL in every text beside those that say what it is about.
 * @param made what fills the parameters of the path
 */
export async function variablesOf({ args }: ServedField, row: FieldRow, made: Parameters) {
  const body = (await row.body?.(made)) ?? {};
  let texts = 0;
  const broken = variables(args, row, made, body, (value) => {
    texts++;
    return `${String(value)}\0`;
  });
  return { good: variables(args, row, made, body, String), ...(texts > 0 && { broken }) };
}

/** Variables that reach what is somebody else's. */
export const foreignVariables = (
  field: ServedField,
  row: FieldRow,
  { made, sent = {} }: ForeignTry,
): Record<string, unknown> => variables(field.args, row, made, sent, String);

/** One text for every text of a field's arguments, by their types alone. */
export const variablesFilledWith = (text: string, { args }: ServedField): Record<string, unknown> =>
  Object.fromEntries(args.map(({ name, type }) => [name, filled(type, text)]));

function filled(type: GraphQLInputType, text: string): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [filled(plain.ofType, text)];
  if (isInputObjectType(plain)) {
    return Object.fromEntries(Object.values(plain.getFields()).map((field) => [field.name, filled(field.type, text)]));
  }
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (String(plain) === 'Boolean') return true;
  return ['Int', 'Float'].includes(String(plain)) ? 1 : text;
}

/** The same as `variablesOf` with another text in place of every text. */
export async function variablesWith(text: string, { args }: ServedField, row: FieldRow, made: Parameters) {
  return variables(args, row, made, (await row.body?.(made)) ?? {}, () => text);
}

/** Whether a field says by an argument of its own what it is about. */
export const namesItem = ({ args }: ServedField, { as }: FieldRow, made: Parameters): boolean =>
  args.some(({ name }) => isNamed(name, as, made));

const isNamed = (argument: string, as: FieldRow['as'], made: Parameters) => (as?.[argument] ?? argument) in made;

function variables(
  args: readonly GraphQLArgument[],
  { as = {} }: FieldRow,
  made: Parameters,
  body: object,
  text: (value: unknown) => string,
): Record<string, unknown> {
  const named = camelKeys({ ...made, ...body, input: body }) as Record<string, unknown>;
  return Object.fromEntries(
    args.flatMap(({ name, type }) => {
      const value = named[as[name] ?? name];
      return value === undefined ? [] : [[name, inputOf(type, value, isNamed(name, as, made) ? String : text)]];
    }),
  );
}

function inputOf(type: GraphQLInputType, value: unknown, text: (value: unknown) => string): unknown {
  const plain = getNullableType(type);
  if (value === null || value instanceof Blob) return value;
  if (isListType(plain) && Array.isArray(value)) return value.map((item) => inputOf(plain.ofType, item, text));
  if (isInputObjectType(plain)) {
    const fields = plain.getFields();
    const known = Object.entries(value ?? {}).filter(([name]) => fields[name]);
    return Object.fromEntries(known.map(([name, item]) => [name, inputOf(fields[name]!.type, item, text)]));
  }
  if (isEnumType(plain) && typeof value === 'string') return value.toUpperCase();
  return typeof value === 'boolean' || ['Int', 'Float'].includes(String(plain)) ? value : text(value);
}
