import { graphql } from '../generated/index.ts';

export const Projects = graphql(`
  query Projects($page: Int!, $pageSize: Int!, $search: String, $tags: [ID!]) {
    projects(page: $page, pageSize: $pageSize, search: $search, tags: $tags) {
      count
      results {
        ...ProjectCard
      }
    }
  }
`);

export const ProjectTags = graphql(`
  query ProjectTags {
    tags {
      id
      name
    }
  }
`);
