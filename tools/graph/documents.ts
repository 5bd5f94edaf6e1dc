import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  Kind,
  parseType,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';
import { root } from '../root.ts';

/** A GraphQL document as a screen writes it: one line in quotes, or a template. */
const written = /(?:\bconst (\w+) = )?\bgraphql\(\s*(?:'([^'\n]*)'|`([^`]*)`)/g;

/** The documents of a source: their texts, and the constants that hold them. */
export const documentsIn = (source: string): { name: string | undefined; text: string; index: number }[] =>
  [...source.matchAll(written)].map(({ 1: name, 2: line, 3: template, index }) => ({
    name,
    text: line ?? template ?? '',
    index,
  }));

/** What clients see of all services. */
export const clientSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(join(root, 'gateway/schema.graphql'), 'utf8'));

const writesArguments = ({ variableDefinitions, selectionSet }: OperationDefinitionNode): boolean =>
  [variableDefinitions, ...selectionSet.selections.map((each) => each.kind === Kind.FIELD && each.arguments)].some(
    (given) => given && given.length > 0,
  );

/**
 * A document with what follows from the schema: an operation that writes neither variables nor arguments takes all arguments of
 * its root fields, as variables of the same names. So `mutation DeletePost { deletePost }` is
 * `mutation DeletePost($id: ID!) { deletePost(id: $id) }`.
 */
export const completed = (document: DocumentNode, schema: GraphQLSchema): DocumentNode =>
  visit(document, {
    OperationDefinition(operation) {
      if (writesArguments(operation)) return false;
      const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
      const types = new Map<string, TypeNode>();
      const selections = operation.selectionSet.selections.map((selection) => {
        if (selection.kind !== Kind.FIELD) return selection;
        const names = (fields[selection.name.value]?.args ?? []).map(({ name: value, type }) => {
          types.set(value, parseType(String(type)));
          return { kind: Kind.NAME, value } as const;
        });
        const given = names.map(
          (name) => ({ kind: Kind.ARGUMENT, name, value: { kind: Kind.VARIABLE, name } }) as const,
        );
        return { ...selection, arguments: given };
      });
      if (types.size === 0) return false;
      const variableDefinitions = [...types].map(
        ([value, type]) =>
          ({
            kind: Kind.VARIABLE_DEFINITION,
            variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value } },
            type,
          }) as const,
      );
      return { ...operation, variableDefinitions, selectionSet: { ...operation.selectionSet, selections } };
    },
  });
