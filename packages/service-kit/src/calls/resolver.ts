import { Arg, Args, Authorized, createParameterDecorator, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { ClassType, ResolverData } from 'type-graphql';
import { z } from 'zod';
import {
  argsType,
  inputType,
  isMade,
  ListArgs,
  listArgsType,
  listOfArgs,
  makeFieldTypes,
  makersOf,
  makeTypes,
  orNull,
  pageType,
  parseInput,
  typeOf,
  type Contract,
} from '../graphql/index.ts';
import { snakeCase } from '../keys/index.ts';
import { idParameter, textParameter, type ItemCall } from '../rest/index.ts';
import { argumentsInPath, namesInPath, type Declared } from './call.ts';

// Decorators as plain calls: this package runs as it is, and Node strips types only.

/**
 * The fields of these calls, as a class of type-graphql. To be called once, when all types have been made that are not as the contracts
 * have them.
 */
export function resolverOf<C extends object>(calls: readonly Declared<C>[], ...contracts: Contract[]): ClassType {
  // oxlint-disable-next-line typescript/no-extraneous-class -- decorators give it its fields
  const Calls = class {};
  Resolver()(Calls);
  const pages = new Map<string, ClassType>();
  const pageOf = (name: string, item: ClassType) => {
    const page = pages.get(name) ?? pageType(name, item);
    pages.set(name, page);
    return page;
  };
  const makers = makersOf(contracts);
  for (const call of calls) {
    if (!call.graphql) continue;
    makeTypes('output', [call.field?.as ?? call.answer], makers);
    makeTypes('input', Object.values(argumentsInPath(call)), makers);
    addField(Calls, call, call.graphql, pageOf);
  }
  makeFieldTypes(makers);
  return Calls;
}

type PageOf = (name: string, item: ClassType) => ClassType;

function addField<C extends object>(Calls: ClassType, call: Declared<C>, graphql: string, pageOf: PageOf): void {
  const [kind, name] = graphql.split(' ') as ['query' | 'mutation', string];
  const { access, description, repeatable } = call;
  const value = async ({ args, context }: ResolverData<C>) => answerOf(call, context, args);
  const descriptor = { value };
  Object.defineProperty(Calls.prototype, name, descriptor);
  const { type, nullable } = returned(call, name, pageOf);
  const Field = kind === 'query' ? Query : Mutation;
  Field(type, { description, nullable: call.orNull ?? nullable })(Calls.prototype, name, descriptor);
  Authorized(access)(Calls.prototype, name, descriptor);
  if (repeatable === false) Extensions({ repeatable })(Calls.prototype, name, descriptor);
  const parameters = [createParameterDecorator((data) => data), ...argumentsOf(call)];
  for (const [i, decorate] of parameters.entries()) decorate(Calls.prototype, name, i);
}

/** The body is judged once what it is about was found; a query for one item answers null where REST answers 404. */
async function answerOf<C>(call: Declared<C>, context: C, args: ListArgs & Record<string, unknown>): Promise<unknown> {
  const named = namedBy(call, context, args);
  const work = async () => {
    await call.item?.(named);
    const query = call.query && parseInput(call.query, given(call.query, args));
    const list = call.list && listOfArgs(args, call.list);
    const body = call.body && !call.files && parseInput(call.body, call.input ? args['input'] : given(call.body, args));
    const { argument, seen } = call.versions ?? {};
    const expected = argument && seen?.(args[argument.name] as never);
    const asked = { ...named, query, list, body, expected, args };
    const answer = await call.handle(asked as never);
    if (call.field) return call.field.of(answer, asked);
    return call.answer || call.list ? answer : true;
  };
  return call.orNull ? orNull(work) : work();
}

/** An argument that is null is one that was left out, where null is no value. */
function given(schema: z.ZodType, args: Record<string, unknown>): Record<string, unknown> {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const takesNull = (name: string) => shape[snakeCase(name)]?.safeParse(null).success === true;
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== null || takesNull(name)));
}

/** Handlers ask by the names of the path, for what the arguments say in its order. */
function namedBy<C>(call: Declared<C>, context: C, args: Record<string, unknown>): ItemCall<C> {
  const names = Object.keys(argumentsInPath(call));
  const inPath = namesInPath(call);
  const valueOf = (name: string) => String(args[names[inPath.indexOf(name)] ?? name]);
  return {
    context,
    id: (name = 'id') => idParameter(valueOf(name)),
    parameter: (name) => textParameter(valueOf(name)),
  };
}

function returned<C>({ answer, list, page, field }: Declared<C>, name: string, pageOf: PageOf) {
  const schema = field?.as ?? answer ?? z.boolean();
  if (typeof schema === 'string') throw new Error(`${name} answers a file: GraphQL has none.`);
  const { type, nullable } = typeOf(schema, 'output', name);
  if (!list || field) return { type, nullable };
  const item = type() as ClassType;
  const Page = pageOf(page ?? `${item.name}Page`, item);
  return { type: () => Page, nullable: false };
}

function argumentsOf<C>(call: Declared<C>): ReturnType<typeof Arg>[] {
  const { query, list, input, versions } = call;
  // With files, its fields are among the call's own arguments.
  const body = call.files ? undefined : call.body;
  const decorators = Object.entries(argumentsInPath(call)).map(([argument, schema]) => argumentOf(argument, schema));
  if (list) {
    const Type = query ? listArgsType(query) : ListArgs;
    decorators.push(Args(() => Type));
  } else if (query) {
    const Type = argsType(query);
    decorators.push(Args(() => Type));
  }
  if (body && input) {
    if (!isMade('input', body)) inputType(input, body as z.ZodObject);
    decorators.push(Arg('input', typeOf(body, 'input', 'input').type));
  } else if (body) {
    const Type = argsType(body as z.ZodObject);
    decorators.push(Args(() => Type));
  }
  const { argument } = versions ?? {};
  const seen = call.graphql?.startsWith('mutation') && (argument?.schema ?? body);
  if (argument && seen) decorators.push(argumentOf(argument.name, seen.optional(), argument.description));
  return decorators;
}

function argumentOf(name: string, schema: z.ZodType, description?: string): ReturnType<typeof Arg> {
  const { type, nullable, description: own } = typeOf(schema, 'input', name);
  return Arg(name, type, { nullable, description: description ?? own });
}
