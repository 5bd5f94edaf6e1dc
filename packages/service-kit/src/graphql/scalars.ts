import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

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
