import { graphql } from '../generated/index.ts';

export const FeaturedProjects = graphql(`
  query FeaturedProjects($pageSize: Int!) {
    projects(isFeatured: true, ordering: "featured_order", pageSize: $pageSize) {
      results {
        ...ProjectCard
      }
    }
  }
`);
