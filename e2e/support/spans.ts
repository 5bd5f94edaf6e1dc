import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

/** What OTLP over HTTP says in JSON, as far as tests read it. */
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: { traceId: string; name: string; attributes: Attribute[] }[] }[];
  }[];
}

export interface Span {
  trace: string;
  /** The process that made it. */
  service: string | undefined;
  name: string;
  statement: string | undefined;
}

const valueOf = (attributes: Attribute[], name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

/**
 * Takes the place of a collector, at the address to which the product sends its spans.
 * @throws when the product was started without one
 */
export async function receiveSpans(): Promise<{ of: (trace: string) => Span[]; close: () => void }> {
  const address = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (address === undefined) throw new Error('Start the product, and this test, with OTEL_EXPORTER_OTLP_ENDPOINT.');
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { traceId, name, attributes } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          trace: traceId,
          service: valueOf(resource.attributes, 'service.name'),
          name,
          statement: valueOf(attributes, 'db.query.text'),
        });
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(address).port), '127.0.0.1', resolve));
  return {
    of: (trace) => spans.filter((span) => span.trace === trace),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
