import { GraphQLError, GraphQLScalarType, Kind, type GraphQLLeafType } from 'graphql';

/** A string that says what it holds. Its content is checked by the contract's schema, which answers field by field. */
function textScalar(name: string, description: string): GraphQLScalarType<string, string> {
  const requireText = (value: unknown): string => {
    if (typeof value === 'string') return value;
    throw new GraphQLError(`${name} cannot represent a non string value: ${JSON.stringify(value)}`);
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: requireText,
    parseValue: requireText,
    parseLiteral: (node) => requireText(node.kind === Kind.STRING ? node.value : null),
  });
}

export const GraphQLDateTime = textScalar('DateTime', 'An instant in ISO 8601: "2026-03-01T08:00:00.000Z".');
export const GraphQLDate = textScalar('Date', 'A day: "2026-03-01".');
export const GraphQLDecimal = textScalar('Decimal', 'An exact number: "15.00".');

const columns = new Map<string, GraphQLScalarType>();

/**
 * A list that is written whole: each value as `item` writes it, but none of them completed by itself as GraphQL does with the
 * items of a list, which for tens of thousands of values is most of an answer's time.
 */
export function columnOf(item: GraphQLLeafType, hasNulls: boolean): GraphQLScalarType {
  const name = `${hasNulls ? 'Nullable' : ''}${item.name}Column`;
  const known = columns.get(name);
  if (known) return known;
  const column = new GraphQLScalarType({
    name,
    description: `One value of each row: [${item.name}${hasNulls ? '' : '!'}].`,
    serialize(values) {
      if (!Array.isArray(values)) throw new GraphQLError(`${name} cannot represent what is no list.`);
      return values.map((value: unknown) => {
        if (value !== null) return item.serialize(value);
        if (hasNulls) return null;
        throw new GraphQLError(`${name} cannot represent null.`);
      });
    },
  });
  columns.set(name, column);
  return column;
}
