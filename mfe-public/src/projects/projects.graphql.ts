import { graphql } from '../generated/index.ts';

export const Projects = graphql(`
  query Projects($page: Int!, $pageSize: Int!, $search: String, $tags: [ID!], $language: String) {
    projects(page: $page, pageSize: $pageSize, search: $search, tags: $tags, language: $language) {
      count
      results {
        ...ProjectCard
      }
    }
  }
`);

export const ProjectTags = graphql('query ProjectTags { tags { id name } }');
