import 'reflect-metadata';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import type { ContentContext } from './context.ts';
import { BlogResolver } from './blog/blog.graphql.ts';
import { ChatResolver } from './chat/chat.graphql.ts';
import { ContactResolver } from './contact/contact.graphql.ts';
import { HistoryResolver } from './history/history.graphql.ts';
import { MobileDemoMutations } from './demos/mobile-demos.mutations.ts';
import { mobileDemoReference, MobileDemoResolver } from './demos/mobile-demos.graphql.ts';
import { PageMutations } from './pages/pages.mutations.ts';
import { pageReference, PageResolver } from './pages/pages.graphql.ts';
import { ProjectMutations } from './projects/projects.mutations.ts';
import { projectReference, ProjectResolver } from './projects/projects.graphql.ts';

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
      ContactResolver,
      BlogResolver,
      ChatResolver,
      HistoryResolver,
    ],
    references: { Project: projectReference, MobileDemo: mobileDemoReference, Page: pageReference },
  });
