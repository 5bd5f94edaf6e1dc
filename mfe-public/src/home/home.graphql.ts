import { graphql } from '../generated/index.ts';

export const FeaturedProjects = graphql(`
  query FeaturedProjects($pageSize: Int!) {
    projects(isFeatured: true, pageSize: $pageSize) {
      results {
        ...ProjectCard
      }
    }
  }
`);
