import 'reflect-metadata';
import * as content from '@portfolio/contracts/content';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { ContentContext } from './context.ts';
import { mobileDemoReference } from './demos/mobile-demos.calls.ts';
import { pageReference } from './pages/pages.calls.ts';
import { projectReference } from './projects/projects.calls.ts';

const Calls = resolverOf(calls, content);

let built: Promise<Subgraph> | undefined;

/** The federated schema of this service, built once. */
export const contentSubgraph = (): Promise<Subgraph> =>
  (built ??= buildSubgraph<ContentContext>({
    resolvers: [Calls],
    references: { Project: projectReference, MobileDemo: mobileDemoReference, Page: pageReference },
  }));
