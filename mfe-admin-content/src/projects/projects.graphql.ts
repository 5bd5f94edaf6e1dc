import { graphql } from '../generated/index.ts';

export const AdminProjects = graphql(`
  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {
    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {
      count
      results {
        id
        slug
        title
        description
        isFeatured
        isPublished
        updatedAt
        image {
          url
        }
        tags {
          id
          name
        }
      }
    }
  }
`);

export const SwitchProject = graphql(`
  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {
    updateProject(id: $id, input: $input) {
      id
      isFeatured
      isPublished
      updatedAt
    }
  }
`);

export const DeleteProject = graphql(`
  mutation DeleteProject($id: ID!) {
    deleteProject(id: $id)
  }
`);
