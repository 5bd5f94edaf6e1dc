import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

export { refuseNested } from './nesting.ts';

/** What one operation may ask for; the product's own screens stay far below. */
export interface OperationLimits {
  /** Levels of nested fields. */
  depth: number;
  /** Aliased fields, which repeat work such as guesses of a password within one request. */
  aliases: number;
  /** Fields, those below a list once for each row it may have. */
  cost: number;
}

export const operationLimits: OperationLimits = { depth: 12, aliases: 20, cost: 20_000 };

/** Arguments that say how many rows a page has, on a list or on the page object around it. */
const pageSizes = new Set(['pageSize', 'limit']);
/** The largest page that services serve (rest.md); assumed for a variable, so that the verdict holds for every value. */
const largestPage = 100;
const assumedRows = 10;

const nothing = { depth: 0, aliases: 0, cost: 0 } as const;

/** A validation rule: Apollo keeps its verdict with the parsed operation, so a repeated operation costs nothing. */
export const limitsRule =
  (limits: OperationLimits = operationLimits): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      const measured = new Measurement(context).measure(operation.selectionSet, root ?? undefined, undefined);
      for (const name of ['depth', 'aliases', 'cost'] as const) {
        if (measured[name] <= limits[name]) continue;
        const message = `The operation's ${name} is ${measured[name]}; the limit is ${limits[name]}.`;
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
    },
  });

/** Measures one operation; each fragment once per use that counts differently, so that nesting fragments buys nothing. */
class Measurement {
  readonly #context: ValidationContext;
  readonly #fragments = new Map<string, OperationLimits>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  /** @param rows page size given on the field around this selection, for the list within */
  measure(selectionSet: SelectionSetNode, parent: GraphQLNamedType | undefined, rows: number | undefined) {
    const total: OperationLimits = { ...nothing };
    for (const selection of selectionSet.selections) {
      let part: OperationLimits;
      if (selection.kind === Kind.FIELD) part = this.#field(selection, parent, rows);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) part = this.#fragment(selection.name.value, rows);
      else part = this.measure(selection.selectionSet, this.#type(selection.typeCondition?.name.value) ?? parent, rows);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.cost += part.cost;
    }
    return total;
  }

  #field(field: FieldNode, parent: GraphQLNamedType | undefined, outerRows: number | undefined): OperationLimits {
    const alias = field.alias && field.alias.value !== field.name.value ? 1 : 0;
    // Introspection is answered here from memory, and graphql-js limits its depth.
    if (!field.selectionSet || field.name.value.startsWith('__')) return { depth: 1, aliases: alias, cost: 1 };
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined;
    const isList = definition && isListType(getNullableType(definition.type));
    const rows = rowsAskedFor(field) ?? outerRows;
    const type = definition && getNamedType(definition.type);
    const within = this.measure(
      field.selectionSet,
      isCompositeType(type) ? type : undefined,
      isList ? undefined : rows,
    );
    return {
      depth: 1 + within.depth,
      aliases: alias + within.aliases,
      cost: 1 + within.cost * (isList ? (rows ?? assumedRows) : 1),
    };
  }

  #fragment(name: string, rows: number | undefined): OperationLimits {
    const key = `${name}:${rows ?? ''}`;
    const known = this.#fragments.get(key);
    if (known) return known;
    this.#fragments.set(key, nothing); // a fragment that contains itself is refused by another rule; here it must only end
    const fragment = this.#context.getFragment(name);
    if (!fragment) return nothing;
    const measured = this.measure(fragment.selectionSet, this.#type(fragment.typeCondition.name.value), rows);
    this.#fragments.set(key, measured);
    return measured;
  }

  #type(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.#context.getSchema().getType(name);
  }
}

function rowsAskedFor(field: FieldNode): number | undefined {
  const argument = field.arguments?.find(({ name }) => pageSizes.has(name.value));
  if (!argument) return undefined;
  return argument.value.kind === Kind.INT ? Math.max(1, Number(argument.value.value)) : largestPage;
}
