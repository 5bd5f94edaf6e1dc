import 'reflect-metadata';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import type { ContentContext } from './context.ts';
import { BlogResolver } from './blog/blog.graphql.ts';
import { calls } from './calls.ts';
import { HistoryResolver } from './history/history.graphql.ts';
import { MobileDemoMutations } from './demos/mobile-demos.mutations.ts';
import { mobileDemoReference, MobileDemoResolver } from './demos/mobile-demos.graphql.ts';
import { PageMutations } from './pages/pages.mutations.ts';
import { pageReference, PageResolver } from './pages/pages.graphql.ts';
import { ProjectMutations } from './projects/projects.mutations.ts';
import { projectReference, ProjectResolver } from './projects/projects.graphql.ts';

const Calls = resolverOf(calls);

/** The federated schema of this service. */
export const contentSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<ContentContext>({
    resolvers: [
      ProjectResolver,
      ProjectMutations,
      MobileDemoResolver,
      MobileDemoMutations,
      PageResolver,
      PageMutations,
      Calls,
      BlogResolver,
      HistoryResolver,
    ],
    references: { Project: projectReference, MobileDemo: mobileDemoReference, Page: pageReference },
  });
