import { parse, type DocumentNode } from 'graphql';

const federation = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])`;

export const names = ['auth', 'content', 'scheduling'] as const;
export type Name = (typeof names)[number];

/** Three subgraphs shaped as the product's: a user, their shifts, each shift's project. */
export const typeDefs: Record<Name, DocumentNode> = {
  auth: parse(`${federation}
    type User @key(fields: "id") { id: ID! name: String }
    type Query { me: User }`),
  content: parse(`${federation}
    type Project @key(fields: "id") { id: ID! title: String description: String }`),
  scheduling: parse(`${federation}
    type User @key(fields: "id") { id: ID! shifts: [Shift!]! }
    type Project @key(fields: "id", resolvable: false) { id: ID! }
    type Shift { id: ID! startTime: String project: Project }`),
};

/** Each level is answered by another subgraph, so they are asked one after the other. */
export const query = '{ me { id name shifts { id startTime project { id title description } } } }';
