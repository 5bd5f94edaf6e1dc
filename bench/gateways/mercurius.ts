/** Mercurius' gateway as it comes, with its compiler, passing the caller's authorization on. It knows federation 1, so it gets the schemas in that. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import gateway from '@mercuriusjs/gateway';
import fastify from 'fastify';
import { Kind, parse, print, visit, type DocumentNode } from 'graphql';

const external = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'external' } } as const;

const namesIn = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((each) => (each.kind === Kind.OBJECT_TYPE_DEFINITION ? [each.name.value] : []));

const services = Object.entries(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
const schemas = services.map(([name]) =>
  parse(readFileSync(join(import.meta.dirname, '../../services', name, 'schema.graphql'), 'utf8')),
);
const app = fastify();
app.register(gateway, {
  jit: 1,
  gateway: {
    services: services.map(([name, origin], index) => ({
      name,
      url: `${origin}/graphql`,
      schema: print(inFederation1(schemas, index)),
      rewriteHeaders: ({ authorization }: { authorization?: string }) => ({ authorization }),
    })),
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);

/** There, what another schema defines is extended, its key with it. */
function inFederation1(all: readonly DocumentNode[], index: number): DocumentNode {
  const before = new Set(all.slice(0, index).flatMap(namesIn));
  return visit(all[index]!, {
    SchemaExtension: () => null,
    ObjectTypeDefinition(node) {
      const { name, fields = [] } = node;
      const isRoot = name.value === 'Query' || name.value === 'Mutation';
      if (!isRoot && !before.has(name.value)) return undefined;
      const own = fields.map((field) =>
        isRoot || field.name.value !== 'id' ? field : { ...field, directives: [...(field.directives ?? []), external] },
      );
      return { ...node, kind: Kind.OBJECT_TYPE_EXTENSION, description: undefined, fields: own };
    },
  });
}
