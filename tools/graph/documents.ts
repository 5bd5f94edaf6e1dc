import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  Kind,
  parseType,
  visit,
  getNamedType,
  isLeafType,
  isObjectType,
  TypeInfo,
  visitWithTypeInfo,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { root } from '../root.ts';

/** A GraphQL document as a screen writes it: one line in quotes, or a template. */
const written = /(?:\bconst (\w+) = )?\bgraphql\(\s*(?:'([^'\n]*)'|`([^`]*)`)/g;

/** The documents of a source: their texts, and the constants that hold them. */
export const documentsIn = (source: string): { name: string | undefined; text: string }[] =>
  [...source.matchAll(written)].map(([, name, line, template]) => ({
    name,
    text: line ?? template ?? '',
  }));

/** What clients see of all services. */
export const clientSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(join(root, 'gateway/schema.graphql'), 'utf8'));

const writesArguments = ({ variableDefinitions, selectionSet }: OperationDefinitionNode): boolean =>
  [variableDefinitions, ...selectionSet.selections.map((each) => each.kind === Kind.FIELD && each.arguments)].some(
    (given) => given && given.length > 0,
  );

/** What `...all` stands for: each field of a type that has no fields of its own and takes no arguments. */
const allOf = (type: GraphQLNamedType | null | undefined): FieldNode[] =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(({ type: of, args }) => isLeafType(getNamedType(of)) && args.length === 0)
        .map(({ name: value }) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }))
    : [];

/**
 * A document with what follows from the schema. An operation that writes neither variables nor arguments takes all arguments of
 * its root fields, as variables of the same names: `mutation DeletePost { deletePost }` is
 * `mutation DeletePost($id: ID!) { deletePost(id: $id) }`. And `...all` are all plain fields of what is asked for.
 */
export function completed(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  const visitor: ASTVisitor = {
    SelectionSet({ selections, ...set }) {
      const isAll = (each: SelectionNode): boolean => each.kind === Kind.FRAGMENT_SPREAD && each.name.value === 'all';
      if (!selections.some(isAll)) return undefined;
      const fields = allOf(types.getParentType());
      return { ...set, selections: selections.flatMap((each) => (isAll(each) ? fields : [each])) };
    },
    OperationDefinition(operation) {
      if (writesArguments(operation)) return undefined;
      const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
      const variables = new Map<string, TypeNode>();
      const selections = operation.selectionSet.selections.map((selection) => {
        if (selection.kind !== Kind.FIELD) return selection;
        const names = (fields[selection.name.value]?.args ?? []).map(({ name: value, type }) => {
          variables.set(value, parseType(String(type)));
          return { kind: Kind.NAME, value } as const;
        });
        const given = names.map(
          (name) => ({ kind: Kind.ARGUMENT, name, value: { kind: Kind.VARIABLE, name } }) as const,
        );
        return { ...selection, arguments: given };
      });
      if (variables.size === 0) return undefined;
      const variableDefinitions = [...variables].map(
        ([value, type]) =>
          ({
            kind: Kind.VARIABLE_DEFINITION,
            variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value } },
            type,
          }) as const,
      );
      return { ...operation, variableDefinitions, selectionSet: { ...operation.selectionSet, selections } };
    },
  };
  return visit(document, visitWithTypeInfo(types, visitor));
}
